#include "report/message.hpp"

#include <fmt/format.h>

namespace gamehost {

std::string format_message(fmt::string_view format, fmt::format_args arguments) {
    return fmt::vformat(format, arguments);
}

}  // namespace gamehost
