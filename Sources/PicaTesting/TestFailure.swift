import Foundation

/// An error thrown when a test's expectation is not met.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
    /// The expectation and what was found instead.
    public let reason: String
    /// The module and file of the test, as `#fileID` gives them.
    public let fileID: String
    /// The line in that file, from 1.
    public let line: Int

    init(_ reason: String, _ fileID: String, _ line: Int) {
        (self.reason, self.fileID, self.line) = (reason, fileID, line)
    }

    /// The location and the reason: `MyTests/FormTests.swift:12: there is no button “Save”`.
    public var description: String { "\(fileID):\(line): \(reason)" }

    /// The same as `description`.
    public var errorDescription: String? { description }
}
