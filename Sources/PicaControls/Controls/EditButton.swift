import PicaGraph
import PicaLabels
import PicaState

/// Whether the person edits a view's content rather than looks at it.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// Something is edited temporarily, such as a swiped row.
    case transient
    /// The content is being edited.
    case active

    /// Whether the content is being edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of views, which an `EditButton` toggles. Each window has one, unless views in it set another; it
    /// is `nil` if there is nothing to edit. Lists show controls to delete and move rows while it is active.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that toggles the environment's `editMode`. It is disabled if that is `nil`.
///
/// Its title names the action it would perform, in the locale's language.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates an edit button.
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
