#pragma once

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace gamehost {

// A path as it would be written from the root, for messages and for a working folder that changes. `.` and doubled
// slashes go; a path with `..` is left as it stands, since behind a symbolic link `..` is another folder.
inline std::filesystem::path absolute_path(const std::filesystem::path& path) {
    std::error_code failed;  // the current folder was removed: then whoever opens the path says what is wrong
    std::filesystem::path absolute = std::filesystem::absolute(path, failed);
    if (failed) return path;
    if (std::find(absolute.begin(), absolute.end(), "..") != absolute.end()) return absolute;
    return absolute.lexically_normal();
}

}  // namespace gamehost
