// One compact JSON object a line, for each case.

#include "formats/json_object.hpp"

namespace gamehost {
namespace {

class JsonLines final : public Formatter {
public:
    explicit JsonLines(const std::vector<FieldColumn>& columns) : object_(columns) {}

    void add(SolvedCase& solved, TextBuffer& out) override {
        object_.write(solved, out);
        out.append('\n');
    }

private:
    JsonObject object_;
};

const FormatRegistration registration("jsonl",
                                      [](const std::vector<FieldColumn>& columns) -> std::unique_ptr<Formatter> {
                                          return std::make_unique<JsonLines>(columns);
                                      });

}  // namespace
}  // namespace gamehost
