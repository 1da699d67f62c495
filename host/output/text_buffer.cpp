#include "output/text_buffer.hpp"

#include <algorithm>

namespace gamehost {

TextBuffer::TextBuffer(std::size_t capacity, std::size_t longest)
    : capacity_(capacity), longest_(longest), memory_(new char[capacity]), area_{} {
    area_.size = sizeof(gamehost_output);
    area_.next = memory_.get();
    area_.end = memory_.get() + capacity_;
    area_.write = &TextBuffer::write;
    area_.buffer = this;
}

gamehost_status TextBuffer::write(gamehost_output* output, const char* text, std::uint64_t length) noexcept {
    try {
        TextBuffer& buffer = *static_cast<Area*>(output)->buffer;
        const bool is_text = text != nullptr || length == 0;
        if (!is_text || !buffer.is_sound() ||
            length > buffer.longest_ - std::min(buffer.longest_, buffer.pending().size()))
            return GAMEHOST_BROKEN;
        buffer.append({text, static_cast<std::size_t>(length)});
        return GAMEHOST_OK;
    } catch (...) {  // no memory
        return GAMEHOST_CANNOT;
    }
}

void TextBuffer::grow(std::size_t wanted) {
    const std::size_t used = size();
    const std::size_t capacity = std::max(2 * capacity_, used + wanted);
    std::unique_ptr<char[]> memory(new char[capacity]);
    std::memcpy(memory.get(), memory_.get(), used);
    std::atomic_signal_fence(std::memory_order_release);
    memory_.swap(memory);  // a signal handler that looks at committed() finds the old bytes or the same new ones
    capacity_ = capacity;
    area_.next = memory_.get() + used;
    area_.end = memory_.get() + capacity;
}

void TextBuffer::drop_front(std::size_t count) {
    const std::size_t rest = size() - count;
    committed_ -= count;
    std::memmove(memory_.get(), memory_.get() + count, rest);
    area_.next = memory_.get() + rest;
}

}  // namespace gamehost
