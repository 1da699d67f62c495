#include "modules/elf_header.hpp"

#include <catch2/catch.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <link.h>
#include <sys/stat.h>

#include "temporary_folder.hpp"

using gamehost::elf_header_fault;
namespace fs = std::filesystem;

namespace {

std::string sample() {
    return file_text(GAMEHOST_SAMPLE_PLUGIN);
}

std::string fault_of(const TemporaryFolder& folder, const std::string& text) {
    return elf_header_fault(folder.write("x.so", text)).value_or("none");
}

template <class Part>
Part read(const std::string& text, std::size_t offset) {
    Part part;
    REQUIRE(offset + sizeof part <= text.size());
    std::memcpy(&part, text.data() + offset, sizeof part);
    return part;
}

template <class Part>
void write(std::string& text, std::size_t offset, const Part& part) {
    REQUIRE(offset + sizeof part <= text.size());
    std::memcpy(text.data() + offset, &part, sizeof part);
}

// What is found when the sample's header is changed.
template <class Change>
std::string fault_with(const TemporaryFolder& folder, Change change) {
    std::string text = sample();
    auto header = read<ElfW(Ehdr)>(text, 0);
    change(header);
    write(text, 0, header);
    return fault_of(folder, text);
}

// The same for its first program header of a kind.
template <class Change>
std::string fault_with_segment(const TemporaryFolder& folder, std::uint32_t type, Change change) {
    std::string text = sample();
    const auto header = read<ElfW(Ehdr)>(text, 0);
    for (std::size_t i = 0; i < header.e_phnum; ++i) {
        const std::size_t offset = header.e_phoff + i * sizeof(ElfW(Phdr));
        auto segment = read<ElfW(Phdr)>(text, offset);
        if (segment.p_type != type) continue;
        change(segment);
        write(text, offset, segment);
        return fault_of(folder, text);
    }
    FAIL("the sample has no such segment");
    return {};
}

}  // namespace

TEST_CASE("a plugin's ELF header is right") {
    CHECK(elf_header_fault(GAMEHOST_SAMPLE_PLUGIN).value_or("none") == "none");
}

TEST_CASE("what is no library is told apart") {
    const TemporaryFolder folder;
    const std::string needed = ", expected a shared library (ELF); build the plugin with -shared";
    CHECK(elf_header_fault(folder.path() / "none.so") == "the library cannot be opened: No such file or directory");
    CHECK(elf_header_fault(folder.path()) == "this is a folder, expected a shared library; name the file in it");
    REQUIRE(mkfifo((folder.path() / "pipe.so").c_str(), 0600) == 0);
    CHECK(elf_header_fault(folder.path() / "pipe.so") == "this is no regular file, expected a shared library");
    CHECK(fault_of(folder, "") == "the file is empty, expected a shared library; build or copy it again");
    CHECK(fault_of(folder, "no") == "found no ELF file" + needed);
    CHECK(fault_of(folder, "plain text, and not a short one") == "found no ELF file" + needed);
    CHECK(fault_of(folder, "!<arch>\n/ ") == "found a static library (an archive)" + needed);
    CHECK(fault_of(folder, "#!/bin/sh\n") == "found a script" + needed);
    CHECK(fault_of(folder, "MZ\x90") == "found a library or program for Windows" + needed);
}

TEST_CASE("other kinds of ELF files are told apart") {
    const TemporaryFolder folder;
    const std::string needed = ", expected a shared library; link the plugin with -shared";
    const auto fault_with_type = [&](std::uint16_t type) {
        return fault_with(folder, [&](auto& header) { header.e_type = type; });
    };
    CHECK(fault_with_type(ET_REL) == "found an object file" + needed);
    CHECK(fault_with_type(ET_EXEC) == "found a program" + needed);
    CHECK(fault_with_type(ET_CORE) == "found a core dump" + needed);
    CHECK(fault_with_type(77) == "found an ELF file of type 77" + needed);
    // This program itself is position-independent, as is usual: its type is that of a library.
    const std::string own = elf_header_fault("/proc/self/exe").value_or("none");
    CHECK(own == "found a program" + needed);
}

#if defined(__x86_64__)
TEST_CASE("libraries for other machines are named") {
    const TemporaryFolder folder;
    const std::string here = ", this program runs on x86-64 (64-bit, little-endian); build the plugin for this machine";
    CHECK(fault_with(folder, [](auto& header) { header.e_machine = EM_AARCH64; }) ==
          "the library was built for 64-bit ARM (aarch64) (64-bit, little-endian)" + here);
    CHECK(fault_with(folder, [](auto& header) { header.e_machine = 999; }) ==
          "the library was built for machine number 999 (64-bit, little-endian)" + here);
    CHECK(fault_with(folder, [](auto& header) {
              header.e_ident[EI_CLASS] = ELFCLASS32;
              header.e_machine = EM_386;
          }) == "the library was built for 32-bit x86 (32-bit, little-endian)" + here);
    CHECK(fault_with(folder, [](auto& header) {
              header.e_ident[EI_DATA] = ELFDATA2MSB;
              header.e_machine = EM_S390 << 8;
          }) == "the library was built for IBM Z (s390) (64-bit, big-endian)" + here);
}
#endif

TEST_CASE("a damaged header is named") {
    const TemporaryFolder folder;
    const std::string again = "; build or copy it again";
    CHECK(fault_with(folder, [](auto& header) { header.e_ident[EI_CLASS] = 7; }) ==
          "the ELF header is damaged: found the class 7, expected 1 or 2" + again);
    CHECK(fault_with(folder, [](auto& header) { header.e_ident[EI_DATA] = 0; }) ==
          "the ELF header is damaged: found the byte order 0, expected 1 or 2" + again);
    CHECK(fault_with(folder, [](auto& header) { header.e_version = 3; }) ==
          "the ELF header is damaged: found the format's version 3, expected 1" + again);
    const std::string size = std::to_string(sizeof(ElfW(Phdr)));
    CHECK(fault_with(folder, [](auto& header) { header.e_phnum = 0; }) ==
          "the ELF header is damaged: found 0 program headers of " + size + " bytes, expected at least one of " + size +
              " bytes" + again);
    CHECK(fault_with(folder, [](auto& header) { header.e_shentsize = 1; }) ==
          "the ELF header is damaged: found section headers of 1 bytes, expected " +
              std::to_string(sizeof(ElfW(Shdr))) + " bytes" + again);
    const std::string beyond = " lies beyond the file's end at " + std::to_string(sample().size()) + " bytes" + again;
    const std::string cut = "the library is cut short or damaged: ";
    CHECK(fault_with(folder, [](auto& header) { header.e_phoff = SIZE_MAX - 8; }) ==
          cut + "the table of program headers" + beyond);
    CHECK(fault_with(folder, [](auto& header) { header.e_shoff = SIZE_MAX - 8; }) ==
          cut + "the table of section headers" + beyond);
    // More sections than the field can count: then the first one's size is their number.
    const std::size_t near_end = sample().size() - 8;
    CHECK(fault_with(folder, [near_end](auto& header) {
              header.e_shoff = near_end;
              header.e_shnum = 0;
          }) == cut + "the table of section headers" + beyond);
    std::string text = sample();
    auto header = read<ElfW(Ehdr)>(text, 0);
    auto first = read<ElfW(Shdr)>(text, header.e_shoff);
    first.sh_size = header.e_shnum;
    header.e_shnum = 0;
    write(text, 0, header);
    write(text, header.e_shoff, first);
    CHECK(fault_of(folder, text) == "none");
    first.sh_size = SIZE_MAX;
    write(text, header.e_shoff, first);
    CHECK(fault_of(folder, text) == cut + "the table of section headers" + beyond);
}

TEST_CASE("a library without section headers is fine") {
    const TemporaryFolder folder;
    CHECK(fault_with(folder, [](auto& header) {
              header.e_shoff = 0;
              header.e_shnum = 0;
              header.e_shentsize = 0;
          }) == "none");
}

TEST_CASE("damaged segments are named") {
    const TemporaryFolder folder;
    const std::string cut = "the library is cut short or damaged: ";
    const std::string again = "; build or copy it again";
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) {
              segment.p_filesz = SIZE_MAX;
          }).find(cut + "a segment of 18446744073709551615 bytes at 0 lies beyond the file's end") == 0);
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) {
              segment.p_flags = PF_R | PF_W;
              segment.p_memsz = segment.p_filesz - 1;
          }) == cut + "a segment's size, address or alignment is impossible" + again);
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) { segment.p_flags = PF_X; }) ==
          cut + "a segment's rights are impossible" + again);
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) { segment.p_memsz = segment.p_filesz + 1; }) ==
          cut + "a segment's rights are impossible" + again);
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) { segment.p_align = 3; }) ==
          cut + "a segment's size, address or alignment is impossible" + again);
    CHECK(fault_with_segment(folder, PT_LOAD, [](auto& segment) {
              segment.p_flags = PF_R | PF_W;
              segment.p_memsz = 1U << 30U;
          }) == cut + "segments overlap or are out of order" + again);
    CHECK(fault_with_segment(folder, PT_DYNAMIC, [](auto& segment) { segment.p_vaddr += 1U << 30U; }) ==
          cut + "a segment lies outside what is loaded" + again);
    CHECK(fault_with_segment(folder, PT_DYNAMIC, [](auto& segment) { segment.p_vaddr += 16; }) ==
          cut + "its dynamic section is not loaded" + again);
    CHECK(fault_with_segment(folder, PT_DYNAMIC, [](auto& segment) { segment.p_filesz = 32; }) ==
          cut + "its dynamic section has no end" + again);
    CHECK(fault_with_segment(folder, PT_DYNAMIC, [](auto& segment) { segment.p_type = PT_NULL; }) ==
          "found a library without a dynamic section, expected one linked with -shared");
}

TEST_CASE("a truncated library is refused, wherever it ends") {
    const TemporaryFolder folder;
    const std::string whole = sample();
    const fs::path file = folder.write("x.so", whole);
    // From the end, so that the file only has to be cut: every length near the ends, and steps of a prime between.
    for (std::size_t length = whole.size(); length-- > 0;) {
        const bool is_near = length < 2000 || whole.size() - length < 2000;
        if (!is_near && length % 127 != 0) continue;
        fs::resize_file(file, length);
        if (!elf_header_fault(file)) FAIL("accepted at " << length << " of " << whole.size() << " bytes");
    }
}

TEST_CASE("no corrupted byte of the headers does harm") {
    const TemporaryFolder folder;
    std::string text = sample();
    const auto header = read<ElfW(Ehdr)>(text, 0);
    const std::size_t end = header.e_phoff + header.e_phnum * sizeof(ElfW(Phdr));
    std::size_t refused = 0;
    const fs::path file = folder.write("x.so", text);
    std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
    const auto put = [&](std::size_t at, char byte) {
        stream.seekp(static_cast<std::streamoff>(at));
        stream.put(byte).flush();
    };
    for (std::size_t at = 0; at < end; ++at) {
        const auto right = static_cast<unsigned char>(text[at]);
        for (const unsigned wrong : {right ^ 0xffU, right ^ 1U, right ^ 0x80U, right + 1U, 0U, 0xffU}) {
            put(at, static_cast<char>(wrong));
            if (elf_header_fault(file)) ++refused;
        }
        put(at, text[at]);
    }
    CHECK(refused > end);  // most fields matter
    CHECK(elf_header_fault(file).value_or("none") == "none");
}
