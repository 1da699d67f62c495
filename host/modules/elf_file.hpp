#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

#include "files/descriptor.hpp"

namespace gamehost {

// A file opened for reading at any offset. Nothing read is trusted, so every extent is checked against the size.
class ElfFile {
public:
    explicit ElfFile(const std::filesystem::path& path);

    // errno of what failed, EISDIR for a folder, EINVAL for what else is no file; 0 when it is open.
    int error() const { return error_; }
    std::uint64_t size() const { return size_; }

    bool holds(std::uint64_t offset, std::uint64_t length) const { return length <= size_ && offset <= size_ - length; }

    // False where the file is too short, or cannot be read.
    bool read(std::uint64_t offset, void* to, std::size_t length) const;

private:
    Descriptor file_;
    int error_ = 0;
    std::uint64_t size_ = 0;
};

}  // namespace gamehost
