#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include <gamehost/abi.h>

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

    // A table of further abilities; null where the plugin offers none.
    const void* extension(const char* id) const;

    // The further output fields of a case; null where the plugin offers none. Throws Failure (broken_plugin) when the
    // table breaks the contract, so that it can be read without a further check.
    const gamehost_fields* fields() const;

private:
    struct Library;
    explicit Module(std::unique_ptr<Library> library);
    std::unique_ptr<Library> library_;
};

}  // namespace gamehost
