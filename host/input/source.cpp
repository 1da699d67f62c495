#include "input/source.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "files/open_file.hpp"
#include "report/failure.hpp"

namespace gamehost {

Source::Source(std::string name, int descriptor, std::string_view text)
    : name_(std::move(name)), descriptor_(descriptor), text_(text) {}

Source::Source(Source&& other) noexcept
    : name_(std::move(other.name_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      text_(other.text_),
      waits_(other.waits_) {}

Source::~Source() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

Source Source::open(const std::string& file) {
    const bool standard = file == "-";
    const int descriptor = standard ? STDIN_FILENO : open_file(file, O_RDONLY);
    Source source(standard ? "<stdin>" : file, descriptor, {});
    struct stat facts {};
    if (descriptor < 0 || ::fstat(descriptor, &facts) != 0) {
        throw Failure(Status::no_input, Place{source.name_},
                      std::string("cannot open the input: ") + std::strerror(errno));
    }
    if (S_ISDIR(facts.st_mode)) {
        throw Failure(Status::no_input, Place{source.name_},
                      "this is a folder; expected a file with cases, or - for standard input");
    }
    source.waits_ = !S_ISREG(facts.st_mode);
    return source;
}

Source Source::from_text(std::string_view text) {
    return {"<case>", -1, text};
}

std::size_t Source::read(char* to, std::size_t capacity) {
    if (descriptor_ < 0) {
        const std::size_t count = std::min(capacity, text_.size());
        std::copy_n(text_.data(), count, to);
        text_.remove_prefix(count);
        return count;
    }
    for (;;) {
        const ssize_t count = ::read(descriptor_, to, capacity);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR) {
            throw Failure(Status::input_output, Place{name_}, std::string("reading failed: ") + std::strerror(errno));
        }
    }
}

}  // namespace gamehost
