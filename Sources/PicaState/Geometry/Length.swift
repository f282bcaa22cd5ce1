import Foundation
import PicaFoundation

/// Validation of the lengths that an app passes to modifiers and layouts.
///
/// An invalid length is a common mistake, such as a division by a width that is still zero. It is ignored, with one
/// warning per modifier.
package enum Length {
    package enum Kind {
        /// Finite and not negative.
        case extent
        /// Not negative; infinity means no bound.
        case bound
        /// Finite, of either sign.
        case distance
    }

    private static let logger = Logger(subsystem: "Pica", category: "layout")

    /// Returns the length; `nil` if it is invalid.
    ///
    /// - Parameter name: The called API, for the warning.
    package static func checked(_ length: CGFloat?, as kind: Kind = .extent, of name: String) -> CGFloat? {
        guard let length else { return nil }
        let isSound =
            switch kind {
            case .extent: length >= 0 && length.isFinite
            case .bound: length >= 0
            case .distance: length.isFinite
            }
        if isSound { return length }
        warn("\(name): a length that is negative, infinite or no number is ignored")
        return nil
    }

    /// Logs a warning about lengths, once per message.
    package static func warn(_ message: String) { logger.warningOnce(message) }
}

extension CGFloat {
    /// The largest coordinate or length in a window, so that arithmetic stays finite and exact enough.
    private static let limit: CGFloat = 1e13

    /// The value clamped to valid coordinates; 0 if it is not a number.
    package var placeable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.limit), Self.limit) }

    /// The value as a valid answer to a proposal, which may be infinite.
    var answer: CGFloat { self > 0 ? self : 0 }
}

extension CGSize {
    package var placeable: CGSize { CGSize(width: width.placeable, height: height.placeable) }
    package var answer: CGSize { CGSize(width: width.answer, height: height.answer) }
}

extension ProposedViewSize {
    /// The proposal with lengths of at least zero; `nil` for a length that is not a number.
    package var sound: ProposedViewSize {
        func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
        return ProposedViewSize(width: sound(width), height: sound(height))
    }
}
