#include "explain/explanation.hpp"
#include "explain/explanation_forms.hpp"
#include "formats/json_object.hpp"

namespace gamehost {
namespace {

void append_components(TextBuffer& out, const std::vector<Component>& components) {
    bool is_first = true;
    for (const Component& component : components) {
        out.append(is_first ? "{\"position\":" : ",{\"position\":");
        append_json_string(out, component.position);
        out.append(",\"grundy\":");
        append_json_number(out, component.grundy);
        out.append('}');
        is_first = false;
    }
}

void append_moves(TextBuffer& out, const std::vector<Move>& moves) {
    bool is_first = true;
    for (const Move& move : moves) {
        out.append(is_first ? "{\"move\":" : ",{\"move\":");
        append_json_string(out, move.text);
        out.append(",\"position\":");
        append_json_string(out, move.position);
        out.append('}');
        is_first = false;
    }
}

class ExplanationAsJson final : public Formatter {
public:
    ExplanationAsJson(Rules& rules, Values& values, std::size_t wanted)
        : rules_(rules), values_(values), wanted_(wanted) {}

    void add(SolvedCase& solved, TextBuffer& out) override {
        const Explanation explanation = explain(rules_, values_, solved, wanted_);
        object_.write_case(solved, out);
        out.append(",\"position\":");
        append_json_string(out, explanation.position);
        out.append(",\"components\":[");
        append_components(out, explanation.components);
        out.append(']');
        object_.write_outcome(solved, out);
        out.append(",\"moves\":[");
        append_moves(out, explanation.winning_moves.first);
        out.append("],\"more\":");
        if (explanation.winning_moves.more)
            append_json_number(out, *explanation.winning_moves.more);
        else
            out.append("null");
        out.append("}\n");
    }

private:
    Rules& rules_;
    Values& values_;
    std::size_t wanted_;
    JsonObject object_{{}};  // without the plugin's own fields
};

}  // namespace

std::unique_ptr<Formatter> explanation_as_json(Rules& rules, Values& values, std::size_t wanted) {
    return std::make_unique<ExplanationAsJson>(rules, values, wanted);
}

}  // namespace gamehost
