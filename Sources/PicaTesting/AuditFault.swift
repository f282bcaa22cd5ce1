import Foundation

/// Something on screen that a person may not be able to read, press or hear.
public struct AuditFault: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    public enum Kind: Hashable, Sendable {
        /// Text whose contrast to its background is below 4.5, or below 3 if it is large.
        case contrast
        /// A control that is less than 24 points wide or high and has another one close by.
        case targetSize
        /// A control without a name for assistive technology.
        case name
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The element and the measured value.
    public let description: String
}
