#include "output/interrupts.hpp"

#include <unistd.h>

#include <csignal>

namespace gamehost {
namespace {

// A signal handler has no argument to carry these.
const Output* interrupted_output = nullptr;
volatile std::sig_atomic_t pending_signal = 0;

void handle(int signal) {
    if (!interrupted_output->flushing()) {
        interrupted_output->finish();
    } else if (pending_signal == 0) {
        pending_signal = signal;  // flush() ends the program when its lines are written
        return;
    }
    ::_exit(128 + signal);
}

}  // namespace

void finish_on_interrupt(const Output& output) {
    interrupted_output = &output;
    struct sigaction action {};
    action.sa_handler = handle;
    ::sigemptyset(&action.sa_mask);
    ::sigaddset(&action.sa_mask, SIGINT);
    ::sigaddset(&action.sa_mask, SIGTERM);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction before {};
        if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
            ::sigaction(signal, &action, nullptr);
    }
}

void exit_if_interrupted() {
    if (pending_signal == 0) return;
    interrupted_output->finish();
    ::_exit(128 + pending_signal);
}

}  // namespace gamehost
