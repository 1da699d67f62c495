#include "input/source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "files/open_file.hpp"
#include "report/failure.hpp"

namespace gamehost {

Source::Source(std::string name, Descriptor file, std::string_view text)
    : name_(std::move(name)), file_(std::move(file)), text_(text) {}

Source Source::open(const std::string& file) {
    const bool standard = file == "-";
    Source source(standard ? "<stdin>" : file, standard ? Descriptor(STDIN_FILENO) : open_file(file, O_RDONLY), {});
    struct stat facts {};
    if (!source.file_.is_open() || ::fstat(source.descriptor(), &facts) != 0) {
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

Source Source::from_text(std::string name, std::string_view text) {
    return {std::move(name), {}, text};
}

std::size_t Source::read(char* to, std::size_t capacity) {
    if (!file_.is_open()) {
        const std::size_t count = std::min(capacity, text_.size());
        std::copy_n(text_.data(), count, to);
        text_.remove_prefix(count);
        return count;
    }
    for (;;) {
        const ssize_t count = ::read(descriptor(), to, capacity);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno == EAGAIN || errno == EWOULDBLOCK) {  // whoever shares the pipe may have made it so
            pollfd waited{descriptor(), POLLIN, 0};
            if (::poll(&waited, 1, -1) >= 0) continue;
        }
        if (errno != EINTR) {
            throw Failure(Status::input_output, Place{name_}, std::string("reading failed: ") + std::strerror(errno));
        }
    }
}

}  // namespace gamehost
