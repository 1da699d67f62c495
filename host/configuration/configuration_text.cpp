#include "configuration/configuration_text.hpp"

#include <cerrno>
#include <cstddef>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "files/descriptor.hpp"
#include "files/open_file.hpp"
#include "files/trust.hpp"
#include "report/failure.hpp"
#include "report/message.hpp"

namespace gamehost {
namespace {

constexpr std::size_t largest = std::size_t{1} << 24;  // no configuration, but some other file given by mistake

std::string reason(int error) {
    return std::generic_category().message(error);
}

}  // namespace

std::string configuration_text(const std::filesystem::path& path) {
    const auto fail = [&path](const std::string& text) {
        throw Failure(Status::bad_configuration, Place{path.string()}, text);
    };
    const Descriptor file = open_file(path.string(), O_RDONLY);
    if (!file.is_open())
        fail(message("the configuration file cannot be opened: {}; name another one with --config", reason(errno)));
    if (const std::optional<std::string> objection = distrust(path))
        fail("the configuration file is refused, since it chooses what code runs: " + *objection);
    std::string text;
    std::size_t length = 0;
    for (;;) {
        if (length == text.size()) text.resize(length + 8192);
        const ssize_t count = read(file.number(), text.data() + length, text.size() - length);
        if (count < 0) {
            const int error = errno;
            if (error == EINTR) continue;
            fail(error == EISDIR ? "this is a folder, expected a configuration file; name the file in it"
                                 : message("the configuration file cannot be read: {}", reason(error)));
        }
        if (count == 0) break;
        length += static_cast<std::size_t>(count);
        if (length > largest) fail(message("found more than {} bytes, expected a configuration file", largest));
    }
    text.resize(length);
    return text;
}

}  // namespace gamehost
