#include "files/open_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace gamehost {

Descriptor open_file(const std::string& file, int flags) {
    const int opened = ::open(file.c_str(), flags | O_CLOEXEC | O_NOCTTY, 0666);
    if (opened < 0 || opened > STDERR_FILENO) return Descriptor(opened);
    const int moved = ::fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int error = errno;
    ::close(opened);
    errno = error;
    return Descriptor(moved);
}

}  // namespace gamehost
