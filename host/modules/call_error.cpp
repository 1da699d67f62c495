#include "modules/call_error.hpp"

#include "report/utf8.hpp"

namespace gamehost {

std::string CallError::explanation() const {
    if (error_.length > text_.size()) {
        return "it failed with an explanation of " + std::to_string(error_.length) + " bytes, which is more than the " +
               std::to_string(text_.size()) + " that the host has room for";
    }
    if (error_.length == 0) return "it failed without saying why";
    return one_line({text_.data(), error_.length});
}

}  // namespace gamehost
