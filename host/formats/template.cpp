#include "formats/template.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// Literal text, then a field.
struct Piece {
    std::string literal;
    std::optional<std::size_t> field;  // index among the columns; none for the text after the last field
    bool is_number = false;
    std::string specification;  // as fmt wants it, "{:>4}"; empty where the value stands as it is
    std::size_t width = 0;      // blanks that stand for no value, so that columns stay in line
};

// The width in a format specification that fmt takes: behind an alignment with its fill character, signs and zeros.
std::size_t width_in(std::string_view specification) {
    const std::size_t align = specification.find_first_of("<>^", specification.empty() ? 0 : 1);
    std::size_t at = align != std::string_view::npos ? align + 1 : 0;
    at = std::min(specification.find_first_not_of("<>^+-# 0", at), specification.size());
    std::size_t width = 0;
    std::from_chars(specification.data() + at, specification.data() + specification.size(), width);
    return width;
}

template <class Value>
void append_formatted(TextBuffer& out, const std::string& specification, const Value& value) {
    fmt::basic_memory_buffer<char, 256> text;
    fmt::vformat_to(fmt::appender(text), specification, fmt::make_format_args(value));
    out.append(std::string_view(text.data(), text.size()));
}

class Template final : public Formatter {
public:
    explicit Template(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}

    void add(SolvedCase& solved, TextBuffer& out) override {
        for (const Piece& piece : pieces_) {
            out.append(piece.literal);
            if (piece.field) append_field(solved, *piece.field, piece, out);
        }
        out.append('\n');
    }

private:
    static void append_field(SolvedCase& solved, std::size_t index, const Piece& piece, TextBuffer& out) {
        switch (static_cast<HostField>(index)) {
            case HostField::case_number:
                return append(out, piece, solved.number());
            case HostField::grundy:
                return append(out, piece, solved.grundy());
            case HostField::game:
                return append(out, piece, solved.game());
            case HostField::winner:
                return append(out, piece, solved.winner());
            case HostField::player:
                return append(out, piece, solved.player());
            case HostField::verdict:
                return append(out, piece, solved.verdict());
        }
        std::string_view value;
        if (!solved.own_field(index - std::size(host_fields), value)) return append_blanks(out, piece.width);
        if (piece.is_number)
            append(out, piece, *whole_number(value));
        else
            append(out, piece, value);
    }

    static void append_blanks(TextBuffer& out, std::size_t count) {
        for (; count != 0; --count) out.append(' ');
    }

    template <class Value>
    static void append(TextBuffer& out, const Piece& piece, const Value& value) {
        if (piece.specification.empty())
            out.append(value);
        else
            append_formatted(out, piece.specification, value);
    }

    std::vector<Piece> pieces_;
};

// A line is for people or programs, not for filling a disk.
constexpr std::size_t greatest_width = 1000;

// Why a specification does not suit values of this kind; empty when it does.
std::string refusal(const std::string& specification, bool is_number) {
    if (width_in(specification.substr(2)) > greatest_width)
        return "the width is more than " + std::to_string(greatest_width);
    if (is_number && specification.ends_with("c}")) return "it would show one byte of the number as a character";
    try {
        std::string text;
        const std::uint64_t number = 1;
        const std::string_view word = "x";
        if (is_number)
            text = fmt::vformat(specification, fmt::make_format_args(number));
        else
            text = fmt::vformat(specification, fmt::make_format_args(word));
        return {};
    } catch (const fmt::format_error& error) {
        return error.what();
    }
}

class Compiler {
public:
    Compiler(std::string_view text, const std::vector<FieldColumn>& columns) : text_(text), columns_(columns) {}

    TemplateResult compile() {
        std::vector<Piece> pieces(1);
        while (at_ < text_.size() && error_.empty()) {
            const char c = text_[at_];
            if (c != '{' && c != '}') {
                pieces.back().literal += c;
                ++at_;
            } else if (text_.substr(at_ + 1).starts_with(c)) {
                pieces.back().literal += c;
                at_ += 2;
            } else if (c == '}') {
                error_ = "a } without its {; write }} for the character itself";
            } else {
                replacement_field(pieces.back());
                pieces.emplace_back();
            }
        }
        if (!error_.empty()) {
            return {nullptr, "template " + quoted_text(text_) + ", column " + std::to_string(at_ + 1) + ": " + error_};
        }
        return {std::make_unique<Template>(std::move(pieces)), {}};
    }

private:
    void replacement_field(Piece& piece) {
        const std::size_t close = text_.find('}', at_);
        if (close == std::string_view::npos) {
            error_ = "a { without its }; write {{ for the character itself";
            return;
        }
        const std::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
        const std::size_t colon = inside.find(':');
        const std::string name(inside.substr(0, colon));
        const std::string_view specification = colon == std::string_view::npos ? "" : inside.substr(colon + 1);

        std::size_t field = 0;
        while (field < columns_.size() && columns_[field].name != name) ++field;
        if (field == columns_.size()) {
            error_ = unknown_field(name);
            return;
        }
        if (specification.find('{') != std::string_view::npos) {
            error_ = "a { inside of a replacement field; widths are plain numbers here";
            return;
        }
        piece.field = field;
        piece.is_number = columns_[field].is_number;
        if (!specification.empty()) {
            piece.specification = "{:" + std::string(specification) + '}';
            const std::string why = refusal(piece.specification, piece.is_number);
            if (!why.empty()) {
                error_ = "the format specification " + quoted_text(specification) + " does not suit the " +
                         (piece.is_number ? "number " : "text ") + name + ": " + why;
                return;
            }
            piece.width = width_in(specification);
        }
        at_ = close + 1;
    }

    std::string unknown_field(const std::string& name) const {
        std::vector<std::string> names;
        std::string list;
        for (const FieldColumn& column : columns_) {
            names.push_back(column.name);
            list += (list.empty() ? "" : ", ") + column.name;
        }
        return "unknown field " + quoted_text(name) + "; the fields of this game are " + list + suggestion(name, names);
    }

    std::string_view text_;
    const std::vector<FieldColumn>& columns_;
    std::size_t at_ = 0;
    std::string error_;
};

}  // namespace

TemplateResult make_template(std::string_view text, const std::vector<FieldColumn>& columns) {
    if (text.ends_with('\n')) text.remove_suffix(1);  // a YAML block has one; each line gets its own
    return Compiler(text, columns).compile();
}

}  // namespace gamehost
