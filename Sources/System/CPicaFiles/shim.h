// What Linux says of files and processes and glibc's module leaves out.
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

/// Has two paths change places in one step; -1 and `errno` where the file system or the kernel cannot.
static inline int pica_exchange_paths(const char *_Nonnull one, const char *_Nonnull other) {
    const unsigned int exchange = 1 << 1; // RENAME_EXCHANGE, which only GNU's headers name.
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}

/// Makes a pipe whose ends no program inherits, from its first moment on; -1 and `errno` where that fails.
static inline int pica_pipe(int ends[_Nonnull 2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

/// Copies this process: 0 in the copy, the copy's number in the original, -1 and `errno` where that fails.
static inline pid_t pica_fork(void) { return fork(); }

/// Where a copied process says how it ended, the only file that it has beside /dev/null.
enum { pica_answer = 3 };

/// Takes from a copied process all files but one pipe, what handles signals, and memory and time without limit.
static inline void pica_confine(int pipe, unsigned long memory, unsigned long seconds) {
    // The original's thread waits. Nobody needs the copy once it is gone.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGXCPU};
    for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (pipe != pica_answer) dup2(pipe, pica_answer);
    for (int file = 0; file < 3; file++) dup2(nothing, file);
    syscall(SYS_close_range, pica_answer + 1, ~0U, 0); // Linux 5.9. An older one keeps them for a moment.
    const struct rlimit none = {0, 0}, space = {memory, memory}, time = {seconds, seconds + 1};
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_AS, &space);
    setrlimit(RLIMIT_CPU, &time);
}

/// Ends a copied process, without what a program does at its end, and says how.
static inline _Noreturn void pica_leave(_Bool is_done) {
    const char answer = is_done;
    (void)!write(pica_answer, &answer, 1);
    _exit(0);
}
