#include "formats/formatter.hpp"

#include <algorithm>

namespace gamehost {

const FormatRegistration* FormatRegistration::find(std::string_view name) {
    const FormatRegistration* format = first;
    while (format != nullptr && format->name != name) format = format->next;
    return format;
}

std::vector<std::string> FormatRegistration::names() {
    std::vector<std::string> names;
    for (const FormatRegistration* format = first; format != nullptr; format = format->next)
        names.emplace_back(format->name);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace gamehost
