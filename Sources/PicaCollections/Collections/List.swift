import Foundation
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaState

/// A scrolling container of rows, with optional selection.
///
/// Only visible rows are created. A list with a selection handles these keys:
///
/// - Arrows, Home, End, Page Up and Page Down move the selection. With Shift they extend it; with Control they move the
///   focus only.
/// - Ctrl+Space or a press with Control adds a row or removes it.
/// - Ctrl+A selects all rows.
/// - Letters find the next row that begins with them.
///
///     List(notes, selection: $selected) { note in
///         Label(note.title, systemImage: "note.text").badge(note.comments)
///     }
public struct List<SelectionValue: Hashable, Content: View> {
    private let selection: ListSelection<SelectionValue>
    private let content: Content
    @State private var model = ListModel<SelectionValue>()
    @State private var isFocused = false
    /// A counter of changes to the marks on rows.
    @State private var marks = 0
    @Environment(\.listLook) private var styled
    @Environment(\.alternatesRows) private var alternates
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.rowMenus) private var menus
    @Environment(\.editMode) private var editMode
    @Environment(\.listIsForm) private var isForm

    nonisolated init(_ selection: ListSelection<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a list with multiple selection.
    ///
    /// - Parameters:
    ///   - selection: The selected values: the identities that a `ForEach` gives rows, or their tags from `tag(_:)`.
    ///   - content: The rows, in sections or not.
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .many($0) } ?? .none, content: content())
    }

    /// Creates a list with single selection.
    ///
    /// - Parameters:
    ///   - selection: The selected value: the identity that a `ForEach` gives a row, or its tag from `tag(_:)`. `nil`
    ///     means none.
    ///   - content: The rows, in sections or not.
    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .one($0) } ?? .none, content: content())
    }

    // Disfavored, because a set is a value, too.
    /// Creates a list in which exactly one row is always selected.
    ///
    /// - Parameters:
    ///   - selection: The selected value: the identity that a `ForEach` gives a row, or its tag from `tag(_:)`.
    ///   - content: The rows, in sections or not.
    @_disfavoredOverload
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(.always(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without selection.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(.none, content: content()) }
}

extension List: View {
    /// The rows in a scroll view.
    public var body: some View {
        let look = look
        ScrollView {
            model.rows(
                content, selection: selection, menus: menus, look: look, spacing: rowSpacing ?? 0,
                marks: $marks,
                isFocused: isFocused, isEditing: editMode?.wrappedValue.isEditing == true,
                semantics: isForm ? .form : .list
            )
            .padding(.vertical, look.isGrouped ? ListLook.cardMargin : look.markInset)
        }
        .environment(\.isListContent, true)
        .environment(\.listIsForm, false)
        .environment(\.listSelectsRows, !selection.isNone)
        .environment(\.sectionLook, look.sectionLook)
        .environment(\.listLook, look)
        .modifier(ListGround(look: look, isHidden: ground == .hidden))
        .modifier(ListTarget(list: model, isFocused: $isFocused))
        .modifier(RowMenu(menus: menus, values: { model.menuValues }, keyPlace: { model.keyPlace }))
        .modifier(SelectionAdvances(model: model, selection: selection))
    }

    private var look: ListLook {
        var look = styled
        if let alternates { look.alternates = alternates }
        return look.spacing(sectionSpacing)
    }
}

private enum ListIsFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest list inside shows the rows of a form.
    var listIsForm: Bool {
        get { self[ListIsFormKey.self] }
        set { self[ListIsFormKey.self] = newValue }
    }
}
