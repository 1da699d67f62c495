// One JSON array of the same objects as in jsonl. A case is written with the comma before it, so that the closing
// bracket makes the array valid wherever the answers end.

#include "formats/json_object.hpp"

namespace gamehost {
namespace {

class JsonArray final : public Formatter {
public:
    explicit JsonArray(const std::vector<FieldColumn>& columns) : object_(columns) {}

    void begin(TextBuffer& out) override { out.append('['); }

    void add(SolvedCase& solved, TextBuffer& out) override {
        if (!is_first_) out.append(",\n");
        is_first_ = false;
        object_.write(solved, out);
    }

    std::string_view closing() const override { return "]\n"; }

private:
    JsonObject object_;
    bool is_first_ = true;
};

const FormatRegistration registration("json",
                                      [](const std::vector<FieldColumn>& columns) -> std::unique_ptr<Formatter> {
                                          return std::make_unique<JsonArray>(columns);
                                      });

}  // namespace
}  // namespace gamehost
