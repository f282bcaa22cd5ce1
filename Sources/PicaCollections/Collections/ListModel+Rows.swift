import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

extension ListModel {
    /// Returns the rows of a list or a table, in a lazy stack.
    ///
    /// - Parameters:
    ///   - content: The views that become rows.
    ///   - spacing: The distance between rows, in points.
    ///   - marks: A counter that grows when rows look different although their content is the same.
    func rows(
        _ content: some View, selection: ListSelection<Value>, menus: RowMenus?, look: ListLook,
        spacing: CGFloat = 0, marks: Binding<Int>, isFocused: Bool, isEditing: Bool = false,
        semantics: ListSemantics
    ) -> some View {
        self.selection = selection
        self.semantics = semantics
        open = menus?.open(Value.self)
        marksDidChange = { marks.wrappedValue += 1 }
        let map = SubviewMap(content, entries: entries) { row in
            // Read the marks here, so that a change of them evaluates only the rows.
            let _ = marks.wrappedValue
            ListRow(
                row: row, look: row.trait(SectionSpacingTrait.self).map(look.spacing) ?? look,
                state: self.state(of: row, isFocused: isFocused, hasMenus: menus != nil, isEditing: isEditing)
            )
        }
        return LazyStack(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: spacing,
            pinned: look.pinsHeaders ? .sectionHeaders : [], content: map)
    }
}

/// The background and the border of a list or a table.
struct ListGround: ViewModifier {
    let look: ListLook
    let isHidden: Bool
    @Environment(\.picaTheme) private var theme

    init(look: ListLook, isHidden: Bool) {
        self.look = look
        self.isHidden = isHidden
    }

    func body(content: Content) -> some View {
        let ground = isHidden ? .clear : Color(themed: look.ground)
        if look.hasBorder {
            content
                .background(ground)
                .clipShape(theme.controlShape)
                .overlay { theme.controlShape.strokeBorder(Color(themed: .outline)).allowsHitTesting(false) }
        } else {
            content.background(ground)
        }
    }
}
