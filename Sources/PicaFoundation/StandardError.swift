import Foundation

/// The program's standard error.
///
/// It may be closed, on a full disk, or a pipe without a reader. None of these ends the program.
package enum StandardError {
    /// Writes as much of a text as possible.
    package static func write(_ text: String, to descriptor: Int32 = STDERR_FILENO) {
        withoutBrokenPipes {
            var text = text
            text.withUTF8 { bytes in
                var rest = UnsafeRawBufferPointer(bytes)
                while !rest.isEmpty, let start = rest.baseAddress {
                    let count = Foundation.write(descriptor, start, rest.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                }
            }
        }
    }

    /// Opens replacements for standard input, output and error if the program was started without them.
    ///
    /// Otherwise the next file or connection would get one of their descriptors, and warnings would be written to it.
    package static func fillClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free descriptor is the missing one.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Blocks the signal that would end the program when it writes to a pipe without a reader.
    private static func withoutBrokenPipes(_ body: () -> Void) {
        var pipe = sigset_t()
        var pending = sigset_t()
        var outer = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        sigpending(&pending)
        guard sigismember(&pending, SIGPIPE) == 0, pthread_sigmask(SIG_BLOCK, &pipe, &outer) == 0 else {
            // A pending signal belongs to other code, and is blocked already.
            return body()
        }
        body()
        var none = timespec()
        while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
        pthread_sigmask(SIG_SETMASK, &outer, nil)
    }
}
