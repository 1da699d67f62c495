#include "commands/chosen_format.hpp"

#include <optional>
#include <string>
#include <utility>

#include "formats/template.hpp"
#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

[[noreturn]] void fail(const std::optional<Place>& place, const std::string& text) {
    if (place) throw Failure(Status::bad_configuration, *place, text);
    throw Failure(Status::usage, text);
}

std::unique_ptr<Formatter> from_template(const std::string& text, const std::optional<Place>& place,
                                         const std::vector<FieldColumn>& columns) {
    TemplateResult result = make_template(text, columns);
    if (!result.formatter) fail(place, result.error);
    return std::move(result.formatter);
}

// `place` is where the name stands in a configuration; none for the command line.
std::unique_ptr<Formatter> named(const std::string& name, const std::optional<Place>& place,
                                 const Configuration& configuration, const std::vector<FieldColumn>& columns) {
    if (const FormatRegistration* const format = FormatRegistration::find(name)) return format->make(columns);
    const auto own = configuration.formats.find(name);
    if (own != configuration.formats.end()) return from_template(own->second.text, own->second.place, columns);

    std::vector<std::string> known = FormatRegistration::names();
    for (const auto& [own_name, text] : configuration.formats) known.push_back(own_name);
    std::string list;
    for (const std::string& one : known) list += (list.empty() ? "" : ", ") + one;
    fail(place, "unknown format " + quoted_text(name) + "; the formats are " + list + suggestion(name, known) +
                    (name.find('{') == std::string::npos ? ""
                                                         : "; a template is given with --template, or under a name "
                                                           "of its own in the configuration's output.formats"));
}

}  // namespace

std::unique_ptr<Formatter> chosen_format(const Request& request, const Configuration& configuration,
                                         const GameEntry* entry, const std::vector<FieldColumn>& columns) {
    if (request.template_text) return from_template(*request.template_text, std::nullopt, columns);
    if (request.format) return named(*request.format, std::nullopt, configuration, columns);
    if (entry != nullptr && entry->format)
        return named(entry->format->text, entry->format->place, configuration, columns);
    if (configuration.format)
        return named(configuration.format->text, configuration.format->place, configuration, columns);
    return named(default_format, std::nullopt, configuration, columns);
}

}  // namespace gamehost
