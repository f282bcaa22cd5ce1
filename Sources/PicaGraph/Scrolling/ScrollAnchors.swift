import PicaFoundation

/// What the default anchor of a scroll view is asked for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// Where the content stands before anybody scrolls it.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// Where the content grows away from, while it stands there.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// Which points of the content stand at the same points of a scroll view; nil for where the content begins.
package struct ScrollAnchors: Equatable {
    private var points: [ScrollAnchorRole: UnitPoint] = [:]

    package init() {}

    /// The same point in every role.
    package init(_ point: UnitPoint?) {
        for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] { points[role] = point }
    }

    package subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { points[role] }
        set { points[role] = newValue }
    }
}
