#include "modules/elf_header.hpp"

#include <array>
#include <bit>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <system_error>

#include <link.h>

#include "modules/elf_file.hpp"
#include "modules/elf_segments.hpp"
#include "report/message.hpp"

namespace gamehost {
namespace {

using Header = ElfW(Ehdr);

constexpr bool is_little = std::endian::native == std::endian::little;
constexpr unsigned char this_class = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;
constexpr unsigned char this_order = is_little ? ELFDATA2LSB : ELFDATA2MSB;

#if defined(__x86_64__)
constexpr std::uint16_t this_machine = EM_X86_64;
#elif defined(__aarch64__)
constexpr std::uint16_t this_machine = EM_AARCH64;
#elif defined(__i386__)
constexpr std::uint16_t this_machine = EM_386;
#elif defined(__arm__)
constexpr std::uint16_t this_machine = EM_ARM;
#elif defined(__riscv)
constexpr std::uint16_t this_machine = EM_RISCV;
#elif defined(__powerpc64__)
constexpr std::uint16_t this_machine = EM_PPC64;
#elif defined(__s390x__)
constexpr std::uint16_t this_machine = EM_S390;
#elif defined(__loongarch__)
constexpr std::uint16_t this_machine = 258;
#else
constexpr std::uint16_t this_machine = EM_NONE;  // not known here: the loader will tell
#endif

std::string machine_name(std::uint16_t machine) {
    switch (machine) {
        case EM_X86_64:
            return "x86-64";
        case EM_AARCH64:
            return "64-bit ARM (aarch64)";
        case EM_386:
            return "32-bit x86";
        case EM_ARM:
            return "32-bit ARM";
        case EM_RISCV:
            return "RISC-V";
        case EM_PPC64:
            return "64-bit PowerPC";
        case EM_PPC:
            return "32-bit PowerPC";
        case EM_S390:
            return "IBM Z (s390)";
        case EM_MIPS:
            return "MIPS";
        case EM_SPARCV9:
            return "64-bit SPARC";
        case 258:
            return "LoongArch";  // EM_LOONGARCH, not in every elf.h
        default:
            return message("machine number {}", machine);
    }
}

std::string described(unsigned bits, bool little, const std::string& machine) {
    return message("{} ({}-bit, {}-endian)", machine, bits, little ? "little" : "big");
}

std::string cut_short(const ElfFile& file, std::string_view what) {
    return message(
        "the library is cut short or damaged: {} lies beyond the file's end at {} bytes; build or copy it "
        "again",
        what, file.size());
}

std::optional<std::string> open_fault(const ElfFile& file) {
    if (file.error() == EISDIR) return "this is a folder, expected a shared library; name the file in it";
    if (file.error() == EINVAL) return "this is no regular file, expected a shared library";
    if (file.error() != 0)
        return message("the library cannot be opened: {}", std::generic_category().message(file.error()));
    if (file.size() == 0) return "the file is empty, expected a shared library; build or copy it again";
    return std::nullopt;
}

std::optional<std::string> magic_fault(const ElfFile& file) {
    std::array<char, 8> start = {};
    const auto length = static_cast<std::size_t>(file.size() < start.size() ? file.size() : start.size());
    if (!file.read(0, start.data(), length)) return "the library cannot be read";
    const std::string_view text(start.data(), length);
    if (text.substr(0, SELFMAG) == ELFMAG) return std::nullopt;
    constexpr std::string_view remedy = "expected a shared library (ELF); build the plugin with -shared";
    if (text == "!<arch>\n") return message("found a static library (an archive), {}", remedy);
    if (text.substr(0, 2) == "MZ") return message("found a library or program for Windows, {}", remedy);
    if (text.substr(0, 2) == "#!") return message("found a script, {}", remedy);
    return message("found no ELF file, {}", remedy);
}

// Class, byte order and machine, the last of which stands at the same offset in every class.
std::optional<std::string> machine_fault(const Header& header) {
    const unsigned char elf_class = header.e_ident[EI_CLASS];
    const unsigned char order = header.e_ident[EI_DATA];
    if (elf_class != ELFCLASS32 && elf_class != ELFCLASS64)
        return message("the ELF header is damaged: found the class {}, expected 1 or 2; build or copy it again",
                       elf_class);
    if (order != ELFDATA2LSB && order != ELFDATA2MSB)
        return message("the ELF header is damaged: found the byte order {}, expected 1 or 2; build or copy it again",
                       order);
    std::uint16_t machine = header.e_machine;
    if (order != this_order) machine = static_cast<std::uint16_t>((machine << 8U) | (machine >> 8U));
    if (elf_class == this_class && order == this_order && (machine == this_machine || this_machine == EM_NONE))
        return std::nullopt;
    return message("the library was built for {}, this program runs on {}; build the plugin for this machine",
                   described(elf_class == ELFCLASS64 ? 64 : 32, order == ELFDATA2LSB, machine_name(machine)),
                   described(8 * sizeof(void*), is_little, machine_name(this_machine)));
}

std::optional<std::string> type_fault(const Header& header) {
    constexpr std::string_view remedy = "expected a shared library; link the plugin with -shared";
    switch (header.e_type) {
        case ET_DYN:
            return std::nullopt;
        case ET_REL:
            return message("found an object file, {}", remedy);
        case ET_EXEC:
            return message("found a program, {}", remedy);
        case ET_CORE:
            return message("found a core dump, {}", remedy);
        default:
            return message("found an ELF file of type {}, {}", header.e_type, remedy);
    }
}

// The two tables that the header points at. The section headers usually stand at the file's very end, which tells a
// truncated file; the loader does not read them, and a library may have none.
std::optional<std::string> tables_fault(const ElfFile& file, const Header& header) {
    if (header.e_ident[EI_VERSION] != EV_CURRENT || header.e_version != EV_CURRENT)
        return message("the ELF header is damaged: found the format's version {}, expected {}; build or copy it again",
                       header.e_ident[EI_VERSION] != EV_CURRENT ? header.e_ident[EI_VERSION] : header.e_version,
                       EV_CURRENT);
    if (header.e_phnum == 0 || header.e_phnum == PN_XNUM || header.e_phentsize != sizeof(ElfW(Phdr)))
        return message(
            "the ELF header is damaged: found {} program headers of {} bytes, expected at least one of {} "
            "bytes; build or copy it again",
            header.e_phnum, header.e_phentsize, sizeof(ElfW(Phdr)));
    if (!file.holds(header.e_phoff, std::uint64_t{header.e_phnum} * sizeof(ElfW(Phdr))))
        return cut_short(file, "the table of program headers");
    if (header.e_shoff == 0 && header.e_shnum == 0) return std::nullopt;
    if (header.e_shentsize != sizeof(ElfW(Shdr)))
        return message(
            "the ELF header is damaged: found section headers of {} bytes, expected {} bytes; build or copy "
            "it again",
            header.e_shentsize, sizeof(ElfW(Shdr)));
    std::uint64_t sections = header.e_shnum;
    if (sections == 0) {  // too many for the field: then the first section's size is their number
        ElfW(Shdr) first = {};
        if (!file.read(header.e_shoff, &first, sizeof first)) return cut_short(file, "the table of section headers");
        sections = first.sh_size;
    }
    if (sections > file.size() || !file.holds(header.e_shoff, sections * sizeof(ElfW(Shdr))))
        return cut_short(file, "the table of section headers");
    return std::nullopt;
}

}  // namespace

std::optional<std::string> elf_header_fault(const std::filesystem::path& path) {
    const ElfFile file(path);
    if (std::optional<std::string> fault = open_fault(file)) return fault;
    if (std::optional<std::string> fault = magic_fault(file)) return fault;
    Header header = {};
    if (!file.read(0, &header, sizeof header)) return cut_short(file, "the ELF header");
    if (std::optional<std::string> fault = machine_fault(header)) return fault;
    if (std::optional<std::string> fault = type_fault(header)) return fault;
    if (std::optional<std::string> fault = tables_fault(file, header)) return fault;
    return elf_segments_fault(file, header);
}

}  // namespace gamehost
