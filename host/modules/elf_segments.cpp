#include "modules/elf_segments.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "report/message.hpp"

namespace gamehost {
namespace {

using Segment = ElfW(Phdr);

constexpr std::uint64_t highest = std::numeric_limits<ElfW(Addr)>::max();

std::string damaged(const std::string& what) {
    return message("the library is cut short or damaged: {}; build or copy it again", what);
}

// Whether an address range has an end; with room for its rounding up to a page.
bool ends(const Segment& segment) {
    return segment.p_memsz <= highest / 2 && segment.p_vaddr <= highest / 2;
}

// What the loader reads or changes in memory at the segment's address, without asking whether it is mapped.
std::uint64_t length_in_memory(const Segment& segment) {
    switch (segment.p_type) {
        case PT_DYNAMIC:
        case PT_GNU_RELRO:
        case PT_GNU_EH_FRAME:
        case PT_PHDR:
        case PT_NOTE:
#ifdef PT_GNU_PROPERTY
        case PT_GNU_PROPERTY:
#endif
            return segment.p_memsz;
        case PT_TLS:
            return segment.p_filesz;  // the rest is zeros, which take no room
        default:
            return 0;
    }
}

// The loadable segment around this one, or null. The linker may round the end of what is made read-only up to a page.
const Segment* around(const Segment& segment, std::uint64_t length, const std::vector<Segment>& segments) {
    for (const Segment& load : segments) {
        if (load.p_type != PT_LOAD || segment.p_vaddr < load.p_vaddr) continue;
        const std::uint64_t page = segment.p_type == PT_GNU_RELRO ? std::max<std::uint64_t>(load.p_align, 1) : 1;
        const std::uint64_t end = (load.p_vaddr + load.p_memsz + page - 1) / page * page;
        if (segment.p_vaddr + length <= end) return &load;
    }
    return nullptr;
}

std::optional<std::string> load_fault(const std::vector<Segment>& segments) {
    const Segment* last = nullptr;
    bool has_code = false;
    for (const Segment& load : segments) {
        if (load.p_type != PT_LOAD) continue;
        if ((load.p_flags & PF_X) != 0) has_code = true;
        // The loader reads its tables in any of them, and clears what is longer in memory than in the file.
        if ((load.p_flags & PF_R) == 0 || ((load.p_flags & PF_W) == 0 && load.p_filesz != load.p_memsz))
            return damaged("a segment's rights are impossible");
        const std::uint64_t align = load.p_align;
        if (!ends(load) || load.p_filesz > load.p_memsz || align > highest / 4 || (align & (align - 1)) != 0 ||
            (align > 1 && (load.p_vaddr - load.p_offset) % align != 0))
            return damaged("a segment's size, address or alignment is impossible");
        // The loader makes room from the first to the last and maps the others between them, whatever is there.
        if (last != nullptr && load.p_vaddr < last->p_vaddr + last->p_memsz)
            return damaged("segments overlap or are out of order");
        last = &load;
    }
    if (!has_code) return damaged("it has no code to load");
    return std::nullopt;
}

// Entries are read in portions: the section is as large as the file says.
std::optional<std::string> dynamic_fault(const ElfFile& file, const Segment& dynamic,
                                         const std::vector<Segment>& segments) {
    const Segment* const load = around(dynamic, dynamic.p_memsz, segments);
    if (load == nullptr || dynamic.p_offset - load->p_offset != dynamic.p_vaddr - load->p_vaddr ||
        dynamic.p_filesz > load->p_filesz - std::min<std::uint64_t>(load->p_filesz, dynamic.p_vaddr - load->p_vaddr))
        return damaged("its dynamic section is not loaded");
    bool is_program = false;
    std::uint64_t offset = dynamic.p_offset;
    for (std::uint64_t rest = dynamic.p_filesz / sizeof(ElfW(Dyn)); rest != 0;) {
        std::array<ElfW(Dyn), 64> entries = {};
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(rest, entries.size()));
        if (!file.read(offset, entries.data(), count * sizeof(ElfW(Dyn)))) return damaged("it cannot be read");
        for (std::size_t i = 0; i < count; ++i) {
            if (entries[i].d_tag == DT_FLAGS_1 && (entries[i].d_un.d_val & DF_1_PIE) != 0) is_program = true;
            if (entries[i].d_tag == DT_NULL) {
                if (is_program) return "found a program, expected a shared library; link the plugin with -shared";
                return std::nullopt;
            }
        }
        rest -= count;
        offset += count * sizeof(ElfW(Dyn));
    }
    return damaged("its dynamic section has no end");
}

}  // namespace

std::optional<std::string> elf_segments_fault(const ElfFile& file, const ElfW(Ehdr) & header) {
    std::vector<Segment> segments(header.e_phnum);  // the table lies within the file, so this is no larger
    if (!file.read(header.e_phoff, segments.data(), segments.size() * sizeof(Segment)))
        return damaged("its program headers cannot be read");
    for (const Segment& segment : segments) {
        if (segment.p_filesz != 0 && !file.holds(segment.p_offset, segment.p_filesz))
            return damaged(message("a segment of {} bytes at {} lies beyond the file's end at {} bytes",
                                   segment.p_filesz, segment.p_offset, file.size()));
    }
    if (std::optional<std::string> fault = load_fault(segments)) return fault;
    const Segment* dynamic = nullptr;
    for (const Segment& segment : segments) {
        const std::uint64_t length = length_in_memory(segment);
        if (length == 0) continue;
        if (!ends(segment) || around(segment, length, segments) == nullptr)
            return damaged("a segment lies outside what is loaded");
        if (segment.p_type != PT_DYNAMIC) continue;
        if (dynamic != nullptr) return damaged("it has two dynamic sections");
        dynamic = &segment;
    }
    if (dynamic == nullptr) return "found a library without a dynamic section, expected one linked with -shared";
    return dynamic_fault(file, *dynamic, segments);
}

}  // namespace gamehost
