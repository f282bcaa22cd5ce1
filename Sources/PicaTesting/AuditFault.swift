import Foundation

/// Something on screen that a person may not be able to read, press or hear.
public struct AuditFault: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    public enum Kind: Hashable, Sendable {
        /// Text whose contrast to its background is below 4.5, or below 3 if it is large.
        case contrast
        /// A control that is less than 24 points wide or high and has another one close by.
        case targetSize
        /// A control or a picture without a name for assistive technology.
        case name
        /// A view that assistive technology reads after one below it.
        case order
        /// Text that is cut because there is no room for it, though its lines are not limited.
        case cutText
        /// A control that neither Tab nor arrow keys reach.
        case keys
        /// A view that keeps the focus, whatever key is pressed.
        case focusTrap
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The element and the measured value.
    public let description: String
}
