#include "files/trust.hpp"

#include <string_view>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include "report/message.hpp"

namespace gamehost {
namespace {

// A path as one word of a shell command.
std::string shell_word(const std::string& path) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
    if (path.find_first_not_of(plain) == std::string::npos && path.front() != '-') return path;
    std::string word = "'";
    for (const char character : path) {
        if (character == '\'') word += "'\\'";
        word += character;
    }
    return word + '\'';
}

std::string writable(std::string_view what, const std::string& path, mode_t mode) {
    return message("everybody may write to {} {} (mode {:04o}); forbid it: chmod o-w {}", what, path, mode & 07777U,
                   shell_word(path));
}

// Whether everybody can put another file in the place of this one, or of this link.
std::optional<std::string> replaceable(const std::filesystem::path& file) {
    const std::filesystem::path parent = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    struct stat folder = {};
    if (stat(parent.c_str(), &folder) != 0 || (folder.st_mode & S_IWOTH) == 0) return std::nullopt;
    if ((folder.st_mode & S_ISVTX) == 0) return writable("its folder", parent.string(), folder.st_mode);
    struct stat status = {};
    if (lstat(file.c_str(), &status) != 0 || status.st_uid == geteuid() || status.st_uid == 0) return std::nullopt;
    return message(
        "{} lies in a folder where everybody may put files, and belongs to another user (number {}); copy "
        "it to a folder of your own",
        file.string(), status.st_uid);
}

}  // namespace

std::optional<std::string> distrust(const std::filesystem::path& file) {
    struct stat status = {};
    if (stat(file.c_str(), &status) != 0) return std::nullopt;
    if (std::optional<std::string> reason = replaceable(file)) return reason;
    std::error_code failed;  // a pipe (/dev/fd/63) has no further name
    const std::filesystem::path real = std::filesystem::canonical(file, failed);
    if (!failed && real != file) {
        if (std::optional<std::string> reason = replaceable(real)) return reason;
    }
    // What a device such as /dev/null says cannot be changed by writing to it.
    if (S_ISREG(status.st_mode) && (status.st_mode & S_IWOTH) != 0)
        return writable("the file", failed ? file.string() : real.string(), status.st_mode);
    return std::nullopt;
}

}  // namespace gamehost
