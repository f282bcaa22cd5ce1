import PicaGraph
import PicaLabels
import PicaState

/// A button that runs the rename action set around it by `renameAction(_:)`.
///
/// It has the title that menus use, in the locale's language. It is disabled if no rename action is set.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename

    /// Creates an edit button.
    public init() where Label == PicaControls.Label<Text, Image> {}
}

extension RenameButton: View {
    /// The button.
    public var body: some View {
        Button {
            rename?()
        } label: {
            PicaControls.Label {
                Text(ControlWord(key: .rename))
            } icon: {
                Image(systemName: "pencil")
            }
        }
        .disabled(rename == nil)
    }
}

/// An action that starts to rename something, from the environment.
@MainActor @preconcurrency public struct RenameAction {
    private let follower: ActionFollower

    fileprivate init(follower: ActionFollower) { self.follower = follower }

    /// Starts to rename.
    public func callAsFunction() { follower.action() }
}

extension RenameAction: Equatable {
    /// Returns whether both stand for the same rename action.
    nonisolated public static func == (a: RenameAction, b: RenameAction) -> Bool { a.follower === b.follower }
}

/// A stable reference to an action that may change with each body.
@MainActor private final class ActionFollower {
    var action: () -> Void = {}

    nonisolated init() {}
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that starts to rename something around the view; `nil` if none is set.
    public package(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of a `RenameButton` in the view, including one in its menus.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameModifier(action: action))
    }

    /// Makes a `RenameButton` in the view move the focus to the field that edits the name.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        modifier(RenameModifier { isFocused.wrappedValue = true })
    }
}

private struct RenameModifier {
    let action: () -> Void
    @State private var follower = ActionFollower()

    init(action: @escaping () -> Void) { self.action = action }
}

extension RenameModifier: ViewModifier {
    func body(content: Content) -> some View {
        follower.action = action
        return content.environment(\.rename, RenameAction(follower: follower))
    }
}
