import Synchronization

/// Writes an app's messages to standard error, one line each.
///
/// The shape is that of Apple's `os.Logger`, which Linux lacks. Unlike there, every message is
/// written; nothing is redacted. What cannot be written, since standard error is closed or its disk is
/// full, is lost and does no harm.
public struct Logger: Sendable {
    private let prefix: String

    /// A logger whose lines begin with who speaks.
    ///
    /// - Parameters:
    ///   - subsystem: The program or library that speaks, such as `"Pica"`.
    ///   - category: The part of it.
    public init(subsystem: String, category: String) {
        prefix = "\(subsystem) (\(category))"
    }

    /// Something unexpected happened and the program goes on with less.
    public func warning(_ message: String) {
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
    public func error(_ message: String) {
        write("error", message)
    }

    private func write(_ level: String, _ message: String) {
        StandardError.write("\(prefix): \(level): \(message)\n")
    }
}
