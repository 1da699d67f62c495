#include "commands/command.hpp"

#include <algorithm>

namespace gamehost {

std::vector<const CommandRegistration*> CommandRegistration::all() {
    std::vector<const CommandRegistration*> commands;
    for (const CommandRegistration* command = first; command != nullptr; command = command->next_)
        commands.push_back(command);
    std::sort(commands.begin(), commands.end(), [](const CommandRegistration* one, const CommandRegistration* other) {
        return std::string_view(one->name) < other->name;
    });
    return commands;
}

}  // namespace gamehost
