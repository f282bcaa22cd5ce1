import Foundation
import PicaFoundation

/// Checks the lengths that an app hands to modifiers and layouts.
///
/// What cannot be a length is an ordinary mistake, such as a division by a width that is still zero. It is
/// ignored, with one warning for each modifier.
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

    /// The length, or nil where it is none.
    /// - Parameter name: What the app called, for the warning.
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

    /// Says once that something about lengths cannot be met.
    package static func warn(_ message: String) { logger.warningOnce(message) }
}

extension CGFloat {
    /// No place and no length in a window is larger: arithmetic on it stays exact enough, and finite.
    private static let limit: CGFloat = 1e13

    /// As a place: whatever it was, it can be computed with.
    package var placeable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.limit), Self.limit) }

    /// As an answer to a proposal, which may be infinite.
    var answer: CGFloat { self > 0 ? self : 0 }
}

extension CGSize {
    var placeable: CGSize { CGSize(width: width.placeable, height: height.placeable) }
    var answer: CGSize { CGSize(width: width.answer, height: height.answer) }
}

extension ProposedViewSize {
    /// With no length below zero, and nil where there is no number.
    var sound: ProposedViewSize {
        func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
        return ProposedViewSize(width: sound(width), height: sound(height))
    }
}
