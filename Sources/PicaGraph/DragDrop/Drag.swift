import Foundation

/// Something that a person drags out of a view of this program, wherever it goes.
@MainActor package final class Drag {
    package let content: ClipboardContent
    /// Otherwise it can be copied only.
    package let canMove: Bool
    /// How many things are dragged.
    package let count: Int
    /// Makes what is seen of it with the pointer, over this program's windows; nil for nothing.
    package var preview: (@MainActor () -> Element?)?
    /// Where the pointer holds what is seen of it, in that's points; nil for beside it.
    package var grip: CGPoint?
    private var onEnd: ((DropAction?) -> Void)?

    /// - Parameters:
    ///   - canMove: Whether the source would give it up.
    ///   - count: How many things are dragged.
    ///   - onEnd: Called once, when the target has it, and then with what that made of it; or with nil when
    ///     nobody took it.
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

    /// What a person asks for by the keys that are held: to move it, or with Control to copy it.
    package func action(_ modifiers: Modifiers) -> DropAction {
        canMove && !modifiers.contains(.control) ? .move : .copy
    }

    package func end(_ action: DropAction?) {
        guard let onEnd else { return }
        self.onEnd = nil
        onEnd(action == .move && !canMove ? .copy : action)
    }
}
