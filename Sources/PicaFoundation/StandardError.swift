import Foundation

/// The program's standard error, which may be closed, on a full disk, or a pipe that nobody reads: none
/// of these is a reason to end.
package enum StandardError {
    /// Writes a text as far as it can be written.
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

    /// Opens what stands for standard input, output and error where the program was started without
    /// them. Else the next file or connection that is opened would take the place of one of them, and
    /// warnings would be written into it.
    package static func fillClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is the one that is missing.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writing into a pipe whose reader has gone ends a program by a signal, unless it is held back.
    private static func withoutBrokenPipes(_ body: () -> Void) {
        var pipe = sigset_t()
        var pending = sigset_t()
        var outer = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        sigpending(&pending)
        guard sigismember(&pending, SIGPIPE) == 0, pthread_sigmask(SIG_BLOCK, &pipe, &outer) == 0 else {
            // One that waits already is somebody else's, and held back already.
            return body()
        }
        body()
        var none = timespec()
        while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
        pthread_sigmask(SIG_SETMASK, &outer, nil)
    }
}
