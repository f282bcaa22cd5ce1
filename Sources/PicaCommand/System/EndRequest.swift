import Foundation

/// Notices the signals that ask this program to end, so that the program that it runs can end first.
enum EndRequest {
    /// The descriptor, readable once a signal has arrived.
    nonisolated(unsafe) private(set) static var descriptor: Int32 = -1
    /// The descriptor to which the handler writes. Set before the handler is installed.
    nonisolated(unsafe) private static var writer: Int32 = -1

    /// Installs the handlers. They do not pass on to programs that are started.
    static func watch() throws {
        guard descriptor < 0 else { return }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("no pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, writer) = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in
                let error = errno
                var byte: UInt8 = 0
                _ = write(EndRequest.writer, &byte, 1)
                errno = error
            }
            action.sa_flags = Int32(SA_RESTART)
            sigaction(number, &action, nil)
        }
    }
}
