import PicaGraph

/// Where an arrow key leads.
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
    /// Does something at an arrow key that nothing inside has a use for, while the view or something inside has the
    /// focus.
    /// - Parameter action: Is told which arrow it was; nil does nothing.
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

    /// Does something at Escape, if nothing inside has a use for it, while the view or something inside has the focus.
    /// - Parameter action: nil does nothing.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyTarget { stroke in
                guard let action, stroke.key == .escape, stroke.modifiers.isEmpty else { return false }
                action()
                return true
            })
    }

    /// Does something at Delete or Backspace, if nothing inside has a use for it, while the view or something inside
    /// has the focus.
    /// - Parameter action: nil does nothing.
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
