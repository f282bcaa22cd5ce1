/// The image of the pointer.
package enum PointerCursor: Hashable, Sendable {
    case arrow, text, hand, cross
    /// Resize cursors; the last two are diagonal: down to the right, and up to the right.
    case horizontalResize, verticalResize, resizeNWSE, resizeNESW
    /// No cursor.
    case hidden
    case picture(PointerPicture)
    /// During a drag: a drop here would move the content, or would be refused.
    case move, refused

    /// Creates the cursor for a drag.
    ///
    /// - Parameter action: The effect of a drop here; `nil` if it would be refused.
    package init(dragging action: DropAction?) {
        self =
            switch action {
            case .copy: .arrow
            case .move: .move
            case nil: .refused
            }
    }
}
