import PicaFoundation
import PicaState

/// The purpose of a scroll view's default anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// The initial position of the content.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The point that stays in place when sizes change, if the content is scrolled there.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// The position of content smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The default anchors of a scroll view by role; `nil` for the start of the content.
package struct ScrollAnchors: Equatable {
    private var points: [ScrollAnchorRole: UnitPoint] = [:]

    package init() {}

    /// Creates anchors with the same point for every role.
    package init(_ point: UnitPoint?) {
        for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] { points[role] = point }
    }

    package subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { points[role] }
        set { points[role] = newValue }
    }
}
