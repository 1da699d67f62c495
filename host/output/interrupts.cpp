#include "output/interrupts.hpp"

#include <pthread.h>
#include <unistd.h>

#include <cerrno>

namespace gamehost {
namespace {

constexpr std::array<int, 2> signals = {SIGINT, SIGTERM};
constexpr unsigned patience = 1;  // seconds

// A signal handler has no argument to carry these.
Output* output = nullptr;
pthread_t output_thread;
volatile std::sig_atomic_t exit_status = 0;

void give_up(int) {
    ::_exit(exit_status);
}

void handle(int signal) {
    const int error = errno;  // of the code that was interrupted
    if (::pthread_equal(::pthread_self(), output_thread) == 0) {
        // Beside the thread that writes, this one would write the same lines once more.
        ::pthread_kill(output_thread, signal);
    } else {
        const Status status = signal == SIGINT ? Status::interrupted : Status::terminated;
        if (exit_status == 0) {
            exit_status = static_cast<int>(status);
            struct sigaction action {};
            action.sa_handler = give_up;
            ::sigemptyset(&action.sa_mask);
            ::sigaction(SIGALRM, &action, nullptr);
            ::alarm(patience);
        }
        output->interrupt(status);
    }
    errno = error;
}

}  // namespace

Interrupts::Interrupts(Output& its_output) {
    output = &its_output;
    output_thread = ::pthread_self();
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
