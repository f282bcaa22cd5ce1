import PicaFoundation

/// Writes an app's messages to standard error, one line each.
///
/// Unlike on Apple's systems every message is written, whatever its level, and nothing is redacted. What cannot be
/// written, since standard error is closed or its disk is full, is lost and does no harm.
public struct Logger: Sendable {
    private let prefix: String

    /// A logger whose lines begin with who speaks.
    ///
    /// - Parameters:
    ///   - subsystem: The program or library that speaks, such as `"com.example.notes"`.
    ///   - category: The part of it.
    public init(subsystem: String, category: String) { prefix = "\(subsystem) (\(category)): " }

    /// A logger whose lines begin with their level.
    public init() { prefix = "" }

    /// Something that happened.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Something that happened, of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

    /// A step on the way, of use to those who look for a mistake.
    public func trace(_ message: OSLogMessage) { write("trace", message) }

    /// Something of use to those who look for a mistake.
    public func debug(_ message: OSLogMessage) { write("debug", message) }

    /// Something good to know.
    public func info(_ message: OSLogMessage) { write("info", message) }

    /// Something that should be known.
    public func notice(_ message: OSLogMessage) { write("notice", message) }

    /// Something unexpected happened and the program goes on with less.
    public func warning(_ message: OSLogMessage) { write("warning", message) }

    /// Something failed.
    public func error(_ message: OSLogMessage) { write("error", message) }

    /// Something failed that much depends on.
    public func critical(_ message: OSLogMessage) { write("critical", message) }

    /// Something happened that never should: a mistake in the program.
    public func fault(_ message: OSLogMessage) { write("fault", message) }

    private func write(_ level: String, _ message: OSLogMessage) {
        StandardError.write("\(prefix)\(level): \(message.text)\n")
    }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
    /// The number that Apple's systems have for it.
    public let rawValue: UInt8
    /// The level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The level of a number.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// Something that happened.
    public static let `default` = OSLogType(0)
    /// Something good to know.
    public static let info = OSLogType(1)
    /// Something of use to those who look for a mistake.
    public static let debug = OSLogType(2)
    /// Something failed.
    public static let error = OSLogType(16)
    /// Something happened that never should.
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
