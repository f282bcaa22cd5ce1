import Foundation
import PicaState

/// A drag that started in a view of this program.
@MainActor package final class Drag {
    package let content: ClipboardContent
    /// Whether the content can be moved; otherwise only copied.
    package let canMove: Bool
    /// The number of dragged items.
    package let count: Int
    /// Makes the preview shown at the pointer over this program's windows; `nil` for none.
    package var preview: (@MainActor () -> Element?)?
    /// The position of the pointer in the preview's coordinate space; `nil` to show the preview beside the pointer.
    package var grip: CGPoint?
    private var onEnd: ((DropAction?) -> Void)?

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - canMove: Whether the source would remove the content after a move.
    ///   - count: The number of dragged items.
    ///   - onEnd: Called once: with the performed action when the target has the content, or with `nil` if no target
    ///     took it.
    package init(
        _ content: ClipboardContent, canMove: Bool, count: Int = 1,
        onEnd: @escaping @MainActor (DropAction?) -> Void
    ) {
        self.count = count
        self.content = content
        self.canMove = canMove
        self.onEnd = onEnd
    }

    isolated deinit { end(nil) }

    /// Returns the action chosen by modifier keys: move, or copy with Control.
    package func action(_ modifiers: Modifiers) -> DropAction {
        canMove && !modifiers.contains(.control) ? .move : .copy
    }

    package func end(_ action: DropAction?) {
        guard let onEnd else { return }
        self.onEnd = nil
        onEnd(action == .move && !canMove ? .copy : action)
    }
}
