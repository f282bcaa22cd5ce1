import Foundation

/// Something a test counted on is not so.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
    /// What was wanted and what there is instead.
    public let description: String

    init(_ description: String) { self.description = description }

    public var errorDescription: String? { description }
}
