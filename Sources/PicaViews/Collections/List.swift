import Foundation
import PicaGraph

/// Rows below each other that scroll, of which some may be selected.
///
/// Only rows in sight are made. Where it has a selection, arrows, Home, End and pages go through the rows, with
/// Shift as far as they lead and with Control without selecting; Control and the space key, or a press, adds a row
/// or takes it away, Control and A selects all, and letters find the next row that begins with them.
///
///     List(notes, selection: $selected) { note in
///         Label(note.title, systemImage: "note.text").badge(note.comments)
///     }
public struct List<SelectionValue: Hashable, Content: View> {
    private let selection: ListSelection<SelectionValue>
    private let content: Content
    @State private var model = ListModel<SelectionValue>()
    @State private var isFocused = false
    /// Counts changes of what the model marks.
    @State private var marks = 0
    @Environment(\.listLook) private var styled
    @Environment(\.alternatesRows) private var alternates
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.rowMenus) private var menus
    @Environment(\.editMode) private var editMode

    nonisolated init(_ selection: ListSelection<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Rows of which several can be selected.
    ///
    /// - Parameters:
    ///   - selection: Those that are: what a `ForEach` or `tag(_:)` knows them by.
    ///   - content: The rows, in sections or not.
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .many($0) } ?? .none, content: content())
    }

    /// Rows of which one can be selected.
    ///
    /// - Parameters:
    ///   - selection: The one that is: what a `ForEach` or `tag(_:)` knows it by; nil for none.
    ///   - content: The rows, in sections or not.
    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .one($0) } ?? .none, content: content())
    }

    // Disfavoured, as a set is a value, too.
    /// Rows of which one is always selected.
    ///
    /// - Parameters:
    ///   - selection: The one that is: what a `ForEach` or `tag(_:)` knows it by.
    ///   - content: The rows, in sections or not.
    @_disfavoredOverload
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(.always(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Rows that cannot be selected.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(.none, content: content()) }
}

extension List: View {
    /// The rows, in a place that scrolls.
    public var body: some View {
        let look = look
        ScrollView {
            LazyStack(
                axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: rowSpacing ?? 0,
                pinned: look.pinsHeaders ? .sectionHeaders : [], content: rows(look)
            )
            .padding(.vertical, look.isGrouped ? ListLook.cardMargin : look.markInset)
        }
        .environment(\.isListContent, true)
        .environment(\.listSelectsRows, !selection.isNone)
        .environment(\.sectionLook, look.sectionLook)
        .environment(\.listLook, look)
        .background(hasGround ? Color(themed: look.ground) : .clear)
        .overlay {
            if look.hasBorder { Rectangle().strokeBorder(Color(themed: .quaternary)).allowsHitTesting(false) }
        }
        .modifier(ListTarget(list: model, isFocused: $isFocused))
        .modifier(RowMenu(menus: menus, values: { model.menuValues }, keyPlace: { model.keyPlace }))
        .modifier(SelectionAdvances(model: model, selection: selection))
    }

    private var look: ListLook {
        var look = styled
        if let alternates { look.alternates = alternates }
        return look.spacing(sectionSpacing)
    }

    private var hasGround: Bool { ground != .hidden }

    @MainActor private func rows(_ look: ListLook) -> some View {
        let (model, marks, isFocused) = (model, $marks, isFocused)
        let isEditing = editMode?.wrappedValue.isEditing == true
        model.selection = selection
        model.open = menus?.open(SelectionValue.self)
        model.marksDidChange = { marks.wrappedValue += 1 }
        return SubviewMap(content, entries: model.entries) { row in
            // What is marked is read here, so that nothing but rows is evaluated again.
            let _ = marks.wrappedValue
            ListRow(
                row: row, look: row.trait(SectionSpacingTrait.self).map(look.spacing) ?? look,
                state: model.state(
                    of: row, isFocused: isFocused, hasMenus: menus != nil, isEditing: isEditing))
        }
    }
}
