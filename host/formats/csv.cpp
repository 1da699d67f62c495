// Comma-separated values with a header line, quoted as in RFC 4180; lines end with a line feed alone, as in every
// format here.

#include "formats/formatter.hpp"

namespace gamehost {
namespace {

class Csv final : public Formatter {
public:
    explicit Csv(const std::vector<FieldColumn>& columns) : columns_(columns) {}

    void begin(TextBuffer& out) override {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (i != 0) out.append(',');
            append_value(out, columns_[i].name);
        }
        out.append('\n');
    }

    void add(SolvedCase& solved, TextBuffer& out) override {
        out.append(solved.number());
        out.append(',');
        append_value(out, solved.game());
        out.append(',');
        out.append(solved.grundy());
        out.append(',');
        append_value(out, solved.winner());
        out.append(',');
        append_value(out, solved.player());
        out.append(',');
        append_value(out, solved.verdict());
        for (std::size_t i = std::size(host_fields); i < columns_.size(); ++i) {
            out.append(',');
            std::string_view value;
            if (solved.own_field(i - std::size(host_fields), value)) append_value(out, value);
        }
        out.append('\n');
    }

private:
    static void append_value(TextBuffer& out, std::string_view text) {
        if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
            out.append(text);
            return;
        }
        out.append('"');
        for (const char c : text) {
            if (c == '"') out.append('"');
            out.append(c);
        }
        out.append('"');
    }

    std::vector<FieldColumn> columns_;
};

const FormatRegistration registration("csv", [](const std::vector<FieldColumn>& columns) -> std::unique_ptr<Formatter> {
    return std::make_unique<Csv>(columns);
});

}  // namespace
}  // namespace gamehost
