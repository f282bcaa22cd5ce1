/// The picture that the pointer has.
package enum PointerCursor: Hashable, Sendable {
    case arrow, text, hand, cross
    /// Something grows and shrinks, the last two along diagonals: down to the right, and up to the right.
    case horizontalResize, verticalResize, resizeNWSE, resizeNESW
    /// None is seen.
    case hidden
    case picture(PointerPicture)
    /// What is dragged would be moved here; it would not be taken.
    case move, refused

    /// - Parameter action: What would become of what is dragged; nil for nothing.
    package init(dragging action: DropAction?) {
        self =
            switch action {
            case .copy: .arrow
            case .move: .move
            case nil: .refused
            }
    }
}
