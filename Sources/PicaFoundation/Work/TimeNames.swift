import Foundation

// Names of Apple's C libraries that sources with `import Foundation` use, and that Linux lacks.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Seconds since the first instant of 2001, by the clock that people set.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since the first instant of 2001. It may go backwards.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Performs a closure. Linux has no autoreleased objects, so there is nothing to release at its end.
public func autoreleasepool<Result, Failure>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
