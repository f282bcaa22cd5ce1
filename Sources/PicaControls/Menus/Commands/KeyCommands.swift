import PicaGraph

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable {
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
}

extension View {
    /// Runs an action on arrow keys that no view inside uses, while the view or one inside has the focus.
    /// - Parameter action: Called with the direction of the arrow; `nil` does nothing.
    nonisolated public func onMoveCommand(
        perform action: ((_ direction: MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(
            KeyTarget { stroke in
                guard let action, let direction = MoveCommandDirection(stroke) else { return false }
                action(direction)
                return true
            })
    }

    /// Runs an action on Escape, unless a view inside uses it, while the view or one inside has the focus.
    /// - Parameter action: The action; `nil` does nothing.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyTarget { stroke in
                guard let action, stroke.key == .escape, stroke.modifiers.isEmpty else { return false }
                action()
                return true
            })
    }

    /// Runs an action on Delete or Backspace, unless a view inside uses it, while the view or one inside has the focus.
    /// - Parameter action: The action; `nil` does nothing.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyTarget { stroke in
                guard let action, [.delete, .deleteForward].contains(stroke.key), stroke.modifiers.isEmpty
                else {
                    return false
                }
                action()
                return true
            })
    }
}

extension MoveCommandDirection {
    fileprivate init?(_ stroke: KeyStroke) {
        guard stroke.modifiers.isEmpty else { return nil }
        switch stroke.key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }
}
