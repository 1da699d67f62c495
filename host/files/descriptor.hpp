#pragma once

#include <utility>

#include <unistd.h>

namespace gamehost {

// An open file, closed with the object; or none. The numbers of the standard streams are never closed, since they
// belong to the whole program: open_file() gives no other file such a number.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}  // negative: none
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_ = -1;
};

}  // namespace gamehost
