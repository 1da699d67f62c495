#include "modules/module.hpp"

// Boost.DLL 1.74 needs these two and does not include them.
#include <string>
#include <vector>

#include <dlfcn.h>
#include <boost/dll/shared_library.hpp>

#include <optional>
#include <system_error>
#include <utility>

#include "files/absolute_path.hpp"
#include "files/trust.hpp"
#include "modules/elf_header.hpp"
#include "modules/plugin_contract.hpp"
#include "report/failure.hpp"
#include "report/message.hpp"

namespace gamehost {

struct Module::Library {
    std::filesystem::path file;
    boost::dll::shared_library library;
    const gamehost_plugin* plugin = nullptr;
};

namespace {

[[noreturn]] void unavailable(const std::filesystem::path& file, const std::string& text) {
    throw Failure(Status::unavailable, Place{file.string()}, text);
}

[[noreturn]] void broken(const std::filesystem::path& file, std::string_view where, const std::string& text) {
    throw Failure(Status::broken_plugin, Place{file.string()},
                  message("the plugin broke its contract{}: {}; report this to the plugin's author", where, text));
}

// What the loader says, which begins with the file; and what helps against the usual cases.
std::string loader_text(const std::filesystem::path& file, std::string_view said) {
    const std::string start = file.string() + ": ";
    if (said.starts_with(start)) said.remove_prefix(start.size());
    std::string text = message("the library cannot be loaded: {}", said);
    if (said.find("undefined symbol") != std::string_view::npos)
        text += "; link what defines it into the plugin (with -Wl,-z,defs the linker finds what is missing)";
    else if (said.find("cannot open shared object file") != std::string_view::npos)
        text += "; install the library that is missing, or link the plugin without it";
    return text;
}

}  // namespace

Module Module::load(const std::filesystem::path& path) {
    auto library = std::make_unique<Library>();
    library->file = absolute_path(path);
    const std::filesystem::path& file = library->file;
    if (const std::optional<std::string> objection = distrust(file))
        unavailable(file, "the plugin is refused, since loading it runs its code: " + *objection);
    if (const std::optional<std::string> fault = elf_header_fault(file)) unavailable(file, *fault);

    using boost::dll::load_mode::rtld_local;
    using boost::dll::load_mode::rtld_now;
    dlerror();               // forget what is not ours
    std::error_code failed;  // says "bad file descriptor" whatever the reason; dlerror() knows better
    library->library.load(file, failed, rtld_now | rtld_local);
    if (failed) {
        const char* const said = dlerror();
        unavailable(file, loader_text(file, said != nullptr ? said : "no reason is known"));
    }
    if (!library->library.has(GAMEHOST_ENTRY))
        unavailable(file, "the library is no gamehost plugin: it does not export " GAMEHOST_ENTRY
                          "; in C++ the source needs the line GAMEHOST_PLUGIN(Game)");
    library->plugin = library->library.get<const gamehost_plugin*()>(GAMEHOST_ENTRY)();

    if (library->plugin == nullptr) broken(file, "", GAMEHOST_ENTRY " returned null");
    if (const std::string fault = abi_fault(*library->plugin); !fault.empty()) unavailable(file, fault);
    if (const std::string fault = contract_fault(*library->plugin); !fault.empty()) broken(file, "", fault);
    Module module(std::move(library));
    if (module.plugin().grundy == nullptr && module.rules() == nullptr)
        broken(file, "", "its function grundy is null, and it states no rules (" GAMEHOST_RULES ") to do without");
    return module;
}

Module::Module(std::unique_ptr<Library> library) : library_(std::move(library)) {}
Module::Module(Module&&) noexcept = default;
Module& Module::operator=(Module&&) noexcept = default;
Module::~Module() = default;

const std::filesystem::path& Module::file() const {
    return library_->file;
}
const gamehost_plugin& Module::plugin() const {
    return *library_->plugin;
}
template <class Table>
const Table* Module::extension(const char* id, std::string (*fault_of)(const Table&)) const {
    const auto* const table = static_cast<const Table*>(plugin().extension(id));
    if (table == nullptr) return nullptr;
    if (const std::string fault = fault_of(*table); !fault.empty())
        broken(file(), std::string(" in the extension ") + id, fault);
    return table;
}

const gamehost_fields* Module::fields() const {
    return extension(GAMEHOST_FIELDS, fields_fault);
}

const gamehost_cases* Module::cases() const {
    return extension(GAMEHOST_CASES, cases_fault);
}

const gamehost_rules* Module::rules() const {
    const gamehost_rules* const rules = extension(GAMEHOST_RULES, rules_fault);
    if (rules != nullptr && cases() == nullptr)
        broken(file(), " in the extension " GAMEHOST_RULES, "it needs " GAMEHOST_CASES ", which is not offered");
    return rules;
}

}  // namespace gamehost
