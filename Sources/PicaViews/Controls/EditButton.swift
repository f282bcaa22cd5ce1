import PicaGraph

/// Whether the user edits what a view shows, rather than looking at it.
public enum EditMode: Hashable, Sendable {
    /// It is looked at.
    case inactive
    /// Something is edited for a moment: a row that was swiped.
    case transient
    /// It is edited.
    case active

    /// Whether it is edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether what views show is edited, which an `EditButton` changes. Each window keeps that, unless views in it set
    /// another; nil where there is nothing to edit. Lists show how rows are deleted and moved meanwhile.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Turns editing on and off, by the environment's `editMode`; where that is nil it is disabled.
///
/// It says what it would do, in the locale's language.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// The button.
    nonisolated public init() {}
}

extension EditButton: View {
    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(ControlWord(key: isEditing ? .done : .edit))
        }
        .disabled(editMode == nil)
    }
}
