#include "rules/components.hpp"

namespace gamehost {

std::vector<Component> components(Rules& rules, Values& values, const gamehost_position* position) {
    std::vector<Component> found;
    rules.components(position, [&](const gamehost_position* component, std::string_view) {
        const std::uint64_t grundy = values.of(component);
        found.push_back({std::string(rules.text(component)), grundy});
        return true;
    });
    return found;
}

std::uint64_t nim_sum(std::span<const Component> parts) {
    std::uint64_t sum = 0;
    for (const Component& part : parts) sum ^= part.grundy;
    return sum;
}

}  // namespace gamehost
