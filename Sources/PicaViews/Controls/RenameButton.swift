import PicaGraph

/// Begins to rename what is around it: what `renameAction(_:)` says.
///
/// It is called as menus call it, in the locale's language, and disabled where nothing says how to rename.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename

    /// The button.
    public init() where Label == PicaViews.Label<Text, Image> {}
}

extension RenameButton: View {
    /// The button.
    public var body: some View {
        Button {
            rename?()
        } label: {
            PicaViews.Label {
                Text(ControlWord(key: .rename))
            } icon: {
                Image(systemName: "pencil")
            }
        }
        .disabled(rename == nil)
    }
}

/// Begins to rename something. Found in the environment.
@MainActor @preconcurrency public struct RenameAction {
    private let follower: ActionFollower

    fileprivate init(follower: ActionFollower) { self.follower = follower }

    /// Begins to rename it.
    public func callAsFunction() { follower.action() }
}

extension RenameAction: Equatable {
    /// Whether both are about the same.
    nonisolated public static func == (a: RenameAction, b: RenameAction) -> Bool { a.follower === b.follower }
}

/// Stands for an action that may be another with each body.
@MainActor private final class ActionFollower {
    var action: () -> Void = {}

    nonisolated init() {}
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what is around the view; nil where nothing says how.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what a `RenameButton` in the view does, also one in its menus.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameModifier(action: action))
    }

    /// Has a `RenameButton` in the view give the focus to the field in which something is renamed.
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
