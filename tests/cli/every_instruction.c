/*
 * Nim that has the program interrupted at every instruction, for x86-64. Before the first case and from the verdict on
 * the processor runs in single steps. At each of them that is in the program itself, while it has a handler for
 * SIGTERM, a fork of it gets that signal and runs to its end; its standard output is a copy of the file that the
 * program's is. What came out, if it is not the same as at the step before, is a line on standard error: STATUS TEXT,
 * with line feeds as `~`.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include "c_game.h"

#define TRAP_FLAG 0x100

/* The program lies around its own headers, and the libraries far away. */
static int is_in_program(const ucontext_t* context) {
    return (uint64_t)context->uc_mcontext.gregs[REG_RIP] - getauxval(AT_PHDR) < (UINT64_C(64) << 20);
}

static int is_handled(void) {
    struct sigaction action;
    return sigaction(SIGTERM, NULL, &action) == 0 && action.sa_handler != SIG_DFL;
}

static size_t content(int file, char* to, size_t capacity) {
    const ssize_t count = pread(file, to, capacity, 0);
    return count < 0 ? 0 : (size_t)count;
}

/* Makes a copy of standard output, with nobody else at its offset. */
static int copied_output(void) {
    char text[4096];
    const size_t length = content(STDOUT_FILENO, text, sizeof text);
    const int copy = memfd_create("output", 0);
    if (copy < 0 || write(copy, text, length) != (ssize_t)length) abort();
    return copy;
}

static void report(int copy, int status) {
    static char before[4096];
    char line[4096];
    size_t length = (size_t)snprintf(line, 16, "%d ", WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    length += content(copy, line + length, sizeof line - 2 - length);
    for (char* c = line; c != line + length; ++c)
        if (*c == '\n') *c = '~';
    line[length++] = '\n';
    line[length] = '\0';
    if (strcmp(line, before) == 0) return;
    strcpy(before, line);
    if (write(STDERR_FILENO, line, length) != (ssize_t)length) abort();
}

static void step(int signal, siginfo_t* info, void* its_context) {
    ucontext_t* const context = its_context;
    (void)signal;
    (void)info;
    if (!is_in_program(context) || !is_handled()) return;
    const int copy = copied_output();
    const pid_t child = fork();
    if (child < 0) abort();
    if (child == 0) {
        dup2(copy, STDOUT_FILENO);
        context->uc_mcontext.gregs[REG_EFL] &= ~TRAP_FLAG;
        raise(SIGTERM); /* returns where the program puts its end off */
        return;
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child) abort();
    report(copy, status);
    close(copy);
}

static void step_from_here(void) {
    struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO};
    sigaction(SIGTRAP, &action, NULL);
    __asm__ volatile("pushfq; orq %0, (%%rsp); popfq" : : "i"(TRAP_FLAG) : "cc", "memory");
}

static void run_from_here(void) {
    __asm__ volatile("pushfq; andq %0, (%%rsp); popfq" : : "i"(~TRAP_FLAG) : "cc", "memory");
}

static gamehost_status create_position(const gamehost_game* game, gamehost_position** position, gamehost_error* error) {
    step_from_here();
    return c_game_create_position(game, position, error);
}

static gamehost_status parse_case(const gamehost_game* game, gamehost_input* input, gamehost_position* position,
                                  gamehost_error* error) {
    run_from_here();
    return c_game_parse_case(game, input, position, error);
}

static gamehost_status format_verdict(const gamehost_game* game, const gamehost_position* position,
                                      const gamehost_outcome* outcome, gamehost_output* output, gamehost_error* error) {
    step_from_here();
    return c_game_format_verdict(game, position, outcome, output, error);
}

static void destroy_position(const gamehost_game* game, gamehost_position* position) {
    run_from_here();
    c_game_destroy_position(game, position);
}

const gamehost_plugin* gamehost_plugin_entry_v1(void) {
    static gamehost_plugin plugin;
    plugin = c_game("every-instruction");
    plugin.create_position = create_position;
    plugin.parse_case = parse_case;
    plugin.format_verdict = format_verdict;
    plugin.destroy_position = destroy_position;
    return &plugin;
}
