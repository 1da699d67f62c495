#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace gamehost {

// One value of a YAML document, as it stands there. yaml-cpp's own nodes hide repeated keys and misplace null values.
struct YamlNode {
    enum class Kind { null, scalar, list, map };

    Kind kind = Kind::null;
    std::uint64_t line = 1;                 // from 1
    std::uint64_t column = 1;               // from 1, in bytes
    std::string text;                       // of a scalar
    std::vector<const YamlNode*> children;  // of a list; of a map: key, value, key, value, …

    // A null value has its key's place, a null entry that of its list.
};

// A YAML text in memory. Aliases lead to the node of their anchor, maybe to one above: never walk it without a bound.
class YamlTree {
public:
    // Throws Failure (bad_configuration), placed in `file`, for what is not YAML or holds several documents.
    YamlTree(const std::string& text, const std::string& file);

    // The document; a null node where there is none.
    const YamlNode& root() const { return *root_; }

private:
    std::deque<YamlNode> nodes_;  // a node stays where it is
    const YamlNode* root_;
};

}  // namespace gamehost
