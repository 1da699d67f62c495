#pragma once

#include <string>

#include <fmt/core.h>

namespace gamehost {

// fmt's formatting, compiled in one place only: the whole of it in every file that writes a message would double the
// time of a build.
std::string format_message(fmt::string_view format, fmt::format_args arguments);

template <class... T>
std::string message(fmt::format_string<T...> format, T&&... arguments) {
    return format_message(format, fmt::make_format_args(arguments...));
}

}  // namespace gamehost
