import Synchronization

/// A logger for Pica's messages on standard error, one line each. Apps use the `Logger` of `OSLog`.
///
/// Messages that cannot be written, because standard error is closed or its disk is full, are lost without further
/// effect.
package struct Logger: Sendable {
    private let prefix: String

    /// Creates a logger whose lines begin with its subsystem and category.
    ///
    /// - Parameters:
    ///   - subsystem: The program or library, such as "Pica".
    ///   - category: The part of the subsystem.
    package init(subsystem: String, category: String) {
        prefix = "\(subsystem) (\(category))"
    }

    /// Writes an informational message.
    package func info(_ message: String) {
        write("info", message)
    }

    /// Writes a warning about an unexpected condition after which the program continues with less.
    package func warning(_ message: String) {
        write("warning", message)
    }

    /// Writes a warning that may recur only the first time.
    package func warningOnce(_ message: String) {
        let isNew = Logger.given.withLock { given in
            // A program with ever new warnings must not fill the memory.
            given.count < 1000 && given.insert(prefix + message).inserted
        }
        if isNew { warning(message) }
    }

    private static let given = Mutex<Set<String>>([])

    /// Writes an error message about a failure.
    package func error(_ message: String) {
        write("error", message)
    }

    private func write(_ level: String, _ message: String) {
        StandardError.write("\(prefix): \(level): \(message)\n")
    }
}
