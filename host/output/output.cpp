#include "output/output.hpp"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "files/open_file.hpp"

namespace gamehost {
namespace {

[[noreturn]] void fail(const std::string& name, const char* doing, int error) {
    throw Failure(Status::input_output, Place{name}, std::string(doing) + ": " + std::strerror(error));
}

// Takes from the front of `rest` what one write(2) takes, and answers 0 or the error. It waits for a descriptor that
// does not block, and writes nothing when a signal interrupts it.
int write_some(int descriptor, std::string_view& rest) noexcept {
    const ssize_t count = ::write(descriptor, rest.data(), rest.size());
    if (count > 0) {
        rest.remove_prefix(static_cast<std::size_t>(count));
        return 0;
    }
    if (count == 0) return ENOSPC;  // a faulty driver; trying again could go on for ever
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
        pollfd waited{descriptor, POLLOUT, 0};
        if (::poll(&waited, 1, -1) >= 0) return 0;
    }
    return errno == EINTR ? 0 : errno;
}

// The front of a text that a pipe takes as a whole or not at all: full lines, where it has any.
std::string_view indivisible_front(std::string_view text) noexcept {
    const std::string_view front = text.substr(0, PIPE_BUF);
    const std::size_t line_end = front.rfind('\n');
    return line_end == std::string_view::npos ? front : front.substr(0, line_end + 1);
}

}  // namespace

// The fences keep the compiler from moving what happens in between to the outside.
class Output::Undisturbed {
public:
    explicit Undisturbed(Output& output) : output_(output) {
        output_.undisturbed_ = 1;
        std::atomic_signal_fence(std::memory_order_seq_cst);
    }
    Undisturbed(const Undisturbed&) = delete;
    Undisturbed& operator=(const Undisturbed&) = delete;
    ~Undisturbed() {
        std::atomic_signal_fence(std::memory_order_seq_cst);
        output_.undisturbed_ = 0;
        std::atomic_signal_fence(std::memory_order_seq_cst);
        if (output_.interrupted_ == 0) return;  // an interrupt from here on does not wait
        output_.undisturbed_ = 1;               // for one more signal would write the same once more
        output_.finish();
    }

private:
    Output& output_;
};

Output::Output(std::string name, Descriptor file)
    : name_(std::move(name)), file_(std::move(file)), text_(std::make_unique<TextBuffer>(piece + (piece >> 2))) {}

Output Output::open(const std::string& file) {
    if (file == "-") return {"<stdout>", Descriptor(STDOUT_FILENO)};
    // Not emptied yet: it may turn out to be the input.
    Descriptor opened = open_file(file, O_WRONLY | O_CREAT);
    if (!opened.is_open()) fail(file, "cannot open the output", errno);
    return {file, std::move(opened)};
}

void Output::empty() {
    struct stat facts {};
    if (file_.number() == STDOUT_FILENO || ::fstat(file_.number(), &facts) != 0 || !S_ISREG(facts.st_mode)) return;
    if (::ftruncate(file_.number(), 0) != 0) fail(name_, "cannot empty the output", errno);
}

bool Output::is_same_file(int descriptor) const {
    struct stat mine {};
    struct stat other {};
    return descriptor >= 0 && ::fstat(file_.number(), &mine) == 0 && ::fstat(descriptor, &other) == 0 &&
           S_ISREG(mine.st_mode) && mine.st_dev == other.st_dev && mine.st_ino == other.st_ino;
}

void Output::commit(std::string_view closing) {
    {
        const Undisturbed undisturbed(*this);
        text_->commit();
        closing_ = closing;
    }
    commit();
}

void Output::flush() {
    if (failed_) return;
    int error = 0;
    {
        const Undisturbed undisturbed(*this);
        while (error == 0 && interrupted_ == 0 && !text_->committed().empty()) {
            std::string_view rest = text_->committed();
            error = write_some(file_.number(), rest);
            text_->drop_front(text_->committed().size() - rest.size());
        }
        failed_ = error != 0;
    }
    if (failed_) fail(name_, "writing failed", error);
}

void Output::interrupt(Status status) noexcept {
    if (interrupted_ == 0) interrupted_ = static_cast<int>(status);
    if (undisturbed_ == 0) finish();
}

// The reader may be slow, or gone to sleep, and then the time that is left ends in a write: better between two lines.
void Output::finish() const noexcept {
    bool works = !failed_;
    for (std::string_view text : {text_->committed(), closing_}) {
        while (works && !text.empty()) {
            std::string_view front = indivisible_front(text);
            const std::size_t length = front.size();
            works = write_some(file_.number(), front) == 0;
            text.remove_prefix(length - front.size());
        }
    }
    ::_exit(interrupted_);
}

}  // namespace gamehost
