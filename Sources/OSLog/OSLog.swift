/// A destination of log messages: a subsystem and a category.
///
/// Newer code uses ``Logger``, which writes the same lines.
public final class OSLog: Sendable {
    /// A category with a meaning for tools of Apple's systems. Linux has no such tools, so it only names the category.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points of interest of a program's run.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events that tools trace while they record.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Events whose stacks tools record.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let logger: Logger?

    private init(_ logger: Logger?) { self.logger = logger }

    /// Creates a destination whose lines begin with a subsystem and a category.
    public init(subsystem: String, category: String) {
        logger = Logger(subsystem: subsystem, category: category)
    }

    /// Creates a destination with one of the predefined categories.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The destination of messages without a subsystem.
    public static let `default` = OSLog(Logger())
    /// A destination that drops all messages.
    public static let disabled = OSLog(nil)

    /// Returns whether messages of a level are written: all of them, except for ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { logger != nil }

    /// Whether signposts are recorded: never, because Linux has no tool that reads them.
    public var signpostsEnabled: Bool { false }
}

extension Logger {
    /// Creates a logger that writes to a destination.
    public init(_ logObj: OSLog) { self = logObj.logger ?? Logger.silent }
}
