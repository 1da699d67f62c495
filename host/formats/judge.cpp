// The line that the judge of the contest expects, exactly as the plugin writes it.

#include "formats/formatter.hpp"

namespace gamehost {
namespace {

class Judge final : public Formatter {
    void add(SolvedCase& solved, TextBuffer& out) override {
        solved.write_verdict(out);
        out.append('\n');
    }
};

const FormatRegistration registration("judge", [](const std::vector<FieldColumn>&) -> std::unique_ptr<Formatter> {
    return std::make_unique<Judge>();
});

}  // namespace
}  // namespace gamehost
