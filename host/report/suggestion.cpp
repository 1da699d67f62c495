#include "report/suggestion.hpp"

#include <algorithm>
#include <cstddef>

namespace gamehost {
namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& letter : result) letter = lower(letter);
    return result;
}

// How many slips lie between two words: a letter too many, missing, wrong, or two neighbours exchanged (Damerau 1964;
// the restricted form, in which no part of the word is touched twice). Rows of the usual table, one letter of a each.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t wrong = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + wrong});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

}  // namespace

std::string suggestion(std::string_view typed, const std::vector<std::string>& known) {
    const std::string word = lower(typed);
    const std::string* nearest = nullptr;
    std::size_t least = std::string::npos;
    for (const std::string& name : known) {
        const std::size_t longer = std::max(name.size(), word.size());
        const std::size_t most = std::max<std::size_t>(1, longer / 3);
        // The lengths alone tell most names apart, however long the typed word is.
        if (longer - std::min(name.size(), word.size()) > most) continue;
        const std::size_t slips = distance(word, lower(name));
        if (slips <= most && slips < least && slips < longer) {  // words without a letter in common are not near
            least = slips;
            nearest = &name;
        }
    }
    return nearest == nullptr ? std::string() : "; did you mean \"" + *nearest + "\"?";
}

}  // namespace gamehost
