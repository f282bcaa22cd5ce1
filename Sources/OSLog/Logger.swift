import PicaFoundation

/// A writer of messages to standard error, one line each.
///
/// Unlike on Apple's systems every message is written, whatever its level, and nothing is redacted. A message that
/// cannot be written, because standard error is closed or its disk is full, is dropped.
public struct Logger: Sendable {
    private let prefix: String
    /// Whether the logger drops all messages.
    private let isSilent: Bool

    private init(prefix: String, isSilent: Bool = false) {
        self.prefix = prefix
        self.isSilent = isSilent
    }

    /// The logger of `OSLog.disabled`.
    static let silent = Logger(prefix: "", isSilent: true)

    /// Creates a logger whose lines begin with a subsystem and a category.
    ///
    /// - Parameters:
    ///   - subsystem: The program or library that logs, such as `"com.example.notes"`.
    ///   - category: The part of the subsystem.
    public init(subsystem: String, category: String) {
        self.init(prefix: "\(subsystem) (\(category)): ")
    }

    /// Creates a logger whose lines begin with their level.
    public init() { self.init(prefix: "") }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

    /// Writes a detailed message for debugging.
    public func trace(_ message: OSLogMessage) { write("trace", message) }

    /// Writes a message for debugging.
    public func debug(_ message: OSLogMessage) { write("debug", message) }

    /// Writes an informative message.
    public func info(_ message: OSLogMessage) { write("info", message) }

    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { write("notice", message) }

    /// Writes a warning: something unexpected happened, and the program continues with limits.
    public func warning(_ message: OSLogMessage) { write("warning", message) }

    /// Writes a message about a failure.
    public func error(_ message: OSLogMessage) { write("error", message) }

    /// Writes a message about a failure with serious consequences.
    public func critical(_ message: OSLogMessage) { write("critical", message) }

    /// Writes a message about a bug in the program.
    public func fault(_ message: OSLogMessage) { write("fault", message) }

    private func write(_ level: String, _ message: OSLogMessage) {
        guard !isSilent else { return }
        StandardError.write("\(prefix)\(level): \(message.text)\n")
    }
}

/// The level of a message.
public struct OSLogType: Hashable, Sendable {
    /// The number of the level on Apple's systems.
    public let rawValue: UInt8
    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// A noteworthy event.
    public static let `default` = OSLogType(0)
    /// Helpful information.
    public static let info = OSLogType(1)
    /// Information for debugging.
    public static let debug = OSLogType(2)
    /// A failure.
    public static let error = OSLogType(16)
    /// A bug in the program.
    public static let fault = OSLogType(17)

    fileprivate var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
