import Synchronization

/// Writes Pica's messages to standard error, one line each. Apps have the `Logger` of `OSLog`.
///
/// What cannot be written, since standard error is closed or its disk is full, is lost and does no harm.
package struct Logger: Sendable {
    private let prefix: String

    /// A logger whose lines begin with who speaks.
    ///
    /// - Parameters:
    ///   - subsystem: The program or library that speaks, such as "Pica".
    ///   - category: The part of it.
    package init(subsystem: String, category: String) {
        prefix = "\(subsystem) (\(category))"
    }

    /// Something good to know.
    package func info(_ message: String) {
        write("info", message)
    }

    /// Something unexpected happened and the program goes on with less.
    package func warning(_ message: String) {
        write("warning", message)
    }

    /// A warning about something that may happen over and over; written the first time only.
    package func warningOnce(_ message: String) {
        let isNew = Logger.given.withLock { given in
            // A program that finds ever new things to complain of must not fill the memory with them.
            given.count < 1000 && given.insert(prefix + message).inserted
        }
        if isNew { warning(message) }
    }

    private static let given = Mutex<Set<String>>([])

    /// Something failed.
    package func error(_ message: String) {
        write("error", message)
    }

    private func write(_ level: String, _ message: String) {
        StandardError.write("\(prefix): \(level): \(message)\n")
    }
}
