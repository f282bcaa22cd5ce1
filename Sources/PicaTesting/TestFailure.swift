import Foundation

/// Something a test counted on is not so.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
    /// What was wanted and what there is instead.
    public let reason: String
    /// The module and the file of the test that asked for it, as `#fileID` names them.
    public let fileID: String
    /// The line in that file, from 1.
    public let line: Int

    init(_ reason: String, _ fileID: String, _ line: Int) {
        (self.reason, self.fileID, self.line) = (reason, fileID, line)
    }

    /// The place, then the reason: `MyTests/FormTests.swift:12: there is no button “Save”`.
    public var description: String { "\(fileID):\(line): \(reason)" }

    /// The same as `description`.
    public var errorDescription: String? { description }
}
