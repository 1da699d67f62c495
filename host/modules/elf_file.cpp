#include "modules/elf_file.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/open_file.hpp"

namespace gamehost {

// Opening a pipe would wait for its writer without O_NONBLOCK.
ElfFile::ElfFile(const std::filesystem::path& path) : file_(open_file(path.string(), O_RDONLY | O_NONBLOCK)) {
    struct stat status = {};
    if (!file_.is_open() || fstat(file_.number(), &status) != 0)
        error_ = errno;
    else if (S_ISDIR(status.st_mode))
        error_ = EISDIR;
    else if (!S_ISREG(status.st_mode))
        error_ = EINVAL;
    else
        size_ = static_cast<std::uint64_t>(status.st_size);
}

bool ElfFile::read(std::uint64_t offset, void* to, std::size_t length) const {
    if (!holds(offset, length)) return false;
    for (std::size_t done = 0; done < length;) {
        const ssize_t count =
            pread(file_.number(), static_cast<char*>(to) + done, length - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}

}  // namespace gamehost
