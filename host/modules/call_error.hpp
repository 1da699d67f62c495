#pragma once

#include <array>
#include <cstdint>
#include <string>

#include <gamehost/abi.h>

namespace gamehost {

// Where a call of a plugin explains why it failed. Used by one thread, for one call after another.
class CallError {
public:
    CallError() {
        error_.size = sizeof error_;
        error_.capacity = static_cast<std::uint32_t>(text_.size());
        error_.text = text_.data();
        fresh();
    }
    CallError(const CallError&) = delete;
    CallError& operator=(const CallError&) = delete;

    // What the next call gets. Its text and capacity are the plugin's to read only; should it change them, it harms
    // none but itself.
    gamehost_error* fresh() {
        error_.length = 0;
        error_.setting = UINT32_MAX;
        error_.number = nullptr;
        return &error_;
    }

    // What the last call left here.
    bool is_empty() const { return error_.length == 0; }
    bool is_explained() const { return error_.length != 0 && error_.length <= text_.size(); }
    std::uint32_t setting() const { return error_.setting; }
    const std::uint64_t* number() const { return error_.number; }

    // The plugin's text, fit for a message; or why there is none.
    std::string explanation() const;

private:
    gamehost_error error_{};
    std::array<char, 4096> text_;  // not touched by a call that goes well
};

}  // namespace gamehost
