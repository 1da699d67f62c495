#include <string>
#include <system_error>

#include "commands/answer.hpp"
#include "commands/command.hpp"
#include "commands/environment.hpp"

namespace gamehost {
namespace {

std::string line(const std::filesystem::path& path, const std::string& origin, const std::string& remark) {
    return "  " + path.string() + " (" + origin + (remark.empty() ? "" : "; ") + remark + ")\n";
}

class Paths final : public Command {
    Status run(const Request& request) override {
        const Environment environment = find_environment(request);
        std::error_code failed;
        std::string text = "configuration files, a later one laid over an earlier one:\n";
        for (const ConfigurationFile& file : configuration_files(environment.sources))
            text += line(file.path, file.origin, std::filesystem::exists(file.path, failed) ? "" : "not there");
        text += "folders with plugins, the first hit wins:\n";
        for (const SearchFolder& folder : environment.folders)
            text += line(folder.path, folder.origin, fault_of(folder));
        write_answer(text, request.output);
        return Status::ok;
    }
};

const CommandRegistration registration("paths", "Show where configuration and plugins are looked for", takes::output,
                                       make_command<Paths>);

}  // namespace
}  // namespace gamehost
