#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/abi_rules.h>

namespace gamehost {

// A plugin in memory. What it hands out lives as long as the module; everything made with it (games, positions) must
// be gone before. Loading runs code of the plugin.
class Module {
public:
    // Loads a file: who may write to it, its ELF header, immediate binding, the entry symbol, ABI numbers, facts.
    // Throws Failure: unavailable when it cannot be loaded, broken_plugin when its struct breaks the contract.
    static Module load(const std::filesystem::path& file);

    Module(Module&&) noexcept;
    Module& operator=(Module&&) noexcept;
    ~Module();

    const std::filesystem::path& file() const;
    const gamehost_plugin& plugin() const;
    std::string_view name() const { return plugin().name; }

    // Tables of further abilities: output fields, positions as text, the game's moves; null where the plugin offers
    // none. Throw Failure (broken_plugin) when a table breaks the contract, so that it can be read without a further
    // check. Whose rules are stated has cases, too.
    const gamehost_fields* fields() const;
    const gamehost_cases* cases() const;
    const gamehost_rules* rules() const;

private:
    struct Library;
    template <class Table>
    const Table* extension(const char* id, std::string (*fault_of)(const Table&)) const;
    explicit Module(std::unique_ptr<Library> library);
    std::unique_ptr<Library> library_;
};

}  // namespace gamehost
