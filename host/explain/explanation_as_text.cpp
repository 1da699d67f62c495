#include <algorithm>
#include <span>

#include "explain/explanation.hpp"
#include "explain/explanation_forms.hpp"
#include "report/excerpt.hpp"
#include "report/grouped_number.hpp"
#include "rules/shown_position.hpp"

namespace gamehost {
namespace {

std::string padded(const std::string& text, std::size_t columns) {
    return text + std::string(columns - width(text), ' ');
}

// "and 3 more" behind a list; "3 of them" where nothing was listed. Empty for none.
std::string more(const Moves& moves) {
    if (moves.more == 0) return "";
    if (!moves.more) return moves.first.empty() ? "many of them" : "and more";
    return moves.first.empty() ? grouped_number(*moves.more) + " of them"
                               : "and " + grouped_number(*moves.more) + " more";
}

class ExplanationAsText final : public Formatter {
public:
    ExplanationAsText(Rules& rules, Values& values, std::size_t wanted)
        : rules_(rules), values_(values), wanted_(wanted) {}

    void add(SolvedCase& solved, TextBuffer& out) override {
        const Explanation explanation = explain(rules_, values_, solved, wanted_);
        if (!is_first_)
            out.append('\n');
        else if (rules_.game().plugin().grundy == nullptr)
            out.append("The values are computed from the rules: this game states no closed form.\n\n");
        is_first_ = false;

        out.append("case ");
        out.append(solved.number());
        out.append(": " + shown_position(explanation.position) + '\n');
        append_value(out, explanation.components, solved);
        out.append("  verdict: " + excerpt(solved.verdict()) + '\n');
        if (solved.first_wins())
            append_winning(out, explanation.winning_moves);
        else
            append_losing(out, losing_moves(rules_, values_, solved, wanted_));
    }

private:
    // The values of the components and their nim-sum.
    void append_value(TextBuffer& out, const std::vector<Component>& components, const SolvedCase& solved) const {
        const std::string winner = excerpt(solved.player());
        const std::string value =
            std::to_string(solved.grundy()) + (solved.first_wins() ? ", not 0, so " + winner + " wins, moving first\n"
                                                                   : ", so " + winner + " wins, moving second\n");
        if (components.size() < 2) return out.append("  value: " + value);

        const std::size_t shown = std::min(components.size(), std::max<std::size_t>(wanted_, 10));
        std::vector<std::string> labels;
        std::size_t widest = 0;
        for (std::size_t i = 0; i < shown; ++i) {
            labels.push_back("value of " + excerpt(components[i].position) + ':');
            widest = std::max(widest, width(labels.back()));
        }
        std::string sum;
        for (std::size_t i = 0; i < shown; ++i) {
            const std::string grundy = std::to_string(components[i].grundy);
            out.append("  " + padded(labels[i], widest) + ' ' + grundy + '\n');
            sum += (i == 0 ? "" : " ⊕ ") + grundy;
        }
        if (shown < components.size()) {
            const std::uint64_t rest = nim_sum(std::span(components).subspan(shown));
            out.append("  and " + grouped_number(components.size() - shown) + " more, with the nim-sum " +
                       std::to_string(rest) + '\n');
            sum += " ⊕ " + std::to_string(rest);
        }
        out.append("  nim-sum: " + sum + " = " + value);
    }

    static void append_winning(TextBuffer& out, const Moves& moves) {
        if (moves.gave_up) return out.append("  winning moves: there are too many moves to look for one among all\n");
        const std::string heading = "  winning moves, each of which leaves the value 0:";
        if (moves.first.empty()) return out.append(heading + ' ' + more(moves) + '\n');
        out.append(heading + '\n');
        append_moves(out, moves, false);
    }

    static void append_losing(TextBuffer& out, const Moves& moves) {
        if (moves.first.empty() && moves.more == 0) return out.append("  no move is left\n");
        const std::string heading = "  every move loses, since it leaves a value other than 0:";
        if (moves.first.empty()) return out.append(heading + ' ' + more(moves) + '\n');
        out.append(heading + '\n');
        append_moves(out, moves, true);
    }

    static void append_moves(TextBuffer& out, const Moves& moves, bool with_values) {
        std::size_t widest = 0;
        for (const Move& move : moves.first) widest = std::max(widest, width(excerpt(move.text)));
        for (const Move& move : moves.first) {
            const std::string words = widest == 0 ? "" : padded(excerpt(move.text), widest) + "   ";
            out.append("    " + words + "leaves " + shown_position(move.position));
            if (with_values) out.append(", value " + std::to_string(move.grundy));
            out.append('\n');
        }
        if (moves.more != 0) out.append("    " + more(moves) + '\n');
    }

    Rules& rules_;
    Values& values_;
    std::size_t wanted_;
    bool is_first_ = true;
};

}  // namespace

std::unique_ptr<Formatter> explanation_as_text(Rules& rules, Values& values, std::size_t wanted) {
    return std::make_unique<ExplanationAsText>(rules, values, wanted);
}

}  // namespace gamehost
