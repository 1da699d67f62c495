#include "commands/answer.hpp"

#include "output/output.hpp"

namespace gamehost {

void write_answer(std::string_view text, const std::string& output) {
    Output out = Output::open(output);
    out.empty();
    out.text().append(text);
    out.commit();
    out.flush();
}

}  // namespace gamehost
