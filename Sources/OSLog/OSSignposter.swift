/// The identity of an interval or event among those of one name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the identity.
    public let rawValue: UInt64
    /// Creates an identity from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identity from its number.
    public init(_ value: UInt64) { self.init(rawValue: value) }
    /// Creates an identity that no other has.
    public init(log: OSLog) { self.init(rawValue: .random(in: 1 ..< .max - 1)) }
    /// Creates the identity of an object; the same as long as the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identity of intervals that never overlap.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// An identity that belongs to nothing.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// No identity.
    public static let null = OSSignpostID(rawValue: 0)

    /// Returns whether one number is less than another.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The role of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the role.
    public let rawValue: UInt8
    /// Creates a role from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// A begun interval, to be passed to `endInterval(_:_:)`.
public final class OSSignpostIntervalState: Sendable {
    fileprivate init() {}
}

/// A recorder of signposts, without effect: Linux has no tool that reads them.
///
/// Closures run all the same, and messages are not made.
public struct OSSignposter: Sendable {
    /// Whether signposts are recorded; always `false`.
    public var isEnabled: Bool { false }
    /// A recorder that records nothing, as all do.
    public static let disabled = OSSignposter()

    /// Creates a recorder without a subsystem.
    public init() {}
    /// Creates a recorder of a subsystem.
    public init(subsystem: String, category: String) {}
    /// Creates a recorder of a subsystem with a predefined category.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a recorder with a log's subsystem and category.
    public init(logHandle: OSLog) {}
    /// Creates a recorder with a logger's subsystem and category.
    public init(logger: Logger) {}

    /// Returns an identity that no other has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// Returns the identity of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .default, object: object)
    }

    /// Marks a point in time. It has no effect on Linux.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point in time, with a message. It has no effect on Linux.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Begins an interval. It is not recorded on Linux.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Begins an interval, with a message. It is not recorded on Linux.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Begins an interval of an animation. It is not recorded on Linux.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    /// Ends an interval. It has no effect on Linux.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval, with a message. It has no effect on Linux.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs a closure as an interval and returns its result. The interval is not recorded on Linux.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Runs a closure as an interval with a message and returns its result. The interval is not recorded on Linux.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Marks the start or end of an interval, or a point in time. It has no effect: Linux has no tool that reads signposts.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks the start or end of an interval, or a point in time, with values. It has no effect on Linux.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {}
