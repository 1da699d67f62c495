#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/formatter.hpp"

namespace gamehost {

// What is wrong with a template, in words; empty when nothing is.
struct TemplateResult {
    std::unique_ptr<Formatter> formatter;  // null on failure
    std::string error;
};

// A format from a template: fmt's replacement fields with its format specifications, by the fields' names, each case
// on a line. Compiled once into pieces of literal text and fields.
TemplateResult make_template(std::string_view text, const std::vector<FieldColumn>& columns);

}  // namespace gamehost
