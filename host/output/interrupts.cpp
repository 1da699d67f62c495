#include "output/interrupts.hpp"

#include <cerrno>

namespace gamehost {
namespace {

constexpr std::array<int, 2> signals = {SIGINT, SIGTERM};

// A signal handler has no argument to carry this.
Output* output = nullptr;

void handle(int signal) {
    const int error = errno;  // of the code that was interrupted
    output->interrupt(signal == SIGINT ? Status::interrupted : Status::terminated);
    errno = error;
}

}  // namespace

Interrupts::Interrupts(Output& its_output) {
    output = &its_output;
    struct sigaction action {};
    action.sa_handler = handle;
    ::sigemptyset(&action.sa_mask);
    for (const int signal : signals) ::sigaddset(&action.sa_mask, signal);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        ::sigaction(signals[i], nullptr, &before_[i]);
        if (before_[i].sa_handler != SIG_IGN) ::sigaction(signals[i], &action, nullptr);
    }
}

Interrupts::~Interrupts() {
    for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &before_[i], nullptr);
    output = nullptr;
}

}  // namespace gamehost
