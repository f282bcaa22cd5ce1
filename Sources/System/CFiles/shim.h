// What Linux says of files and glibc's module leaves out.
#include <fcntl.h>
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
