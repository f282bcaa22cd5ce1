import Foundation
import PicaCanvas
import PicaGraph

/// How a row of a list is at the moment.
struct ListRowState {
    let isSelectable: Bool
    let isSelected: Bool
    /// Whether the keyboard is at it though it is not what is selected.
    let isLead: Bool
    /// Whether the list has the keyboard.
    let isActive: Bool
    /// Where a row that is dragged would be let go beside it.
    let insertion: VerticalEdge?
    let canDelete: Bool
    /// Whether the list has menus for its rows.
    let hasMenus: Bool
    let target: any ListRowTarget
}

extension ListRowState: @preconcurrency SelfComparing {
    @MainActor func isSame(as other: ListRowState) -> Bool {
        isSelectable == other.isSelectable && isSelected == other.isSelected && isLead == other.isLead
            && isActive == other.isActive && insertion == other.insertion && canDelete == other.canDelete
            && hasMenus == other.hasMenus && target === other.target
    }
}

/// What a person does to a row is told to its list.
@MainActor protocol ListRowTarget: AnyObject {
    func press(_ index: Int, _ modifiers: Modifiers, clicks: Int)
    func release()
    func pressForMenu(_ index: Int)
    func canMove(_ index: Int) -> Bool
    func drag(_ index: Int, to point: CGPoint)
    func drop(_ index: Int?)
    func deleteRows(_ index: Int?) -> Bool
    func expansion(ofSection index: Int) -> Binding<Bool>?
}

/// A view of a list's content in its row, or in its place before or after a section.
struct ListRow: View {
    let row: Subview
    let look: ListLook
    let state: ListRowState

    var body: some View {
        switch row.place.part {
        case .content: ListContentRow(row: row, look: look, state: state)
        case .header: ListHeaderRow(row: row, look: look, state: state)
        case .footer:
            row
                .padding(.horizontal, look.sideInset + look.insets.leading)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

extension ListLook {
    /// Between rows and the list's sides, in points.
    fileprivate var sideInset: CGFloat { isGrouped ? Self.cardMargin : 0 }
}

private struct ListHeaderRow: View {
    let row: Subview
    let look: ListLook
    let state: ListRowState
    @Environment(\.defaultMinListHeaderHeight) private var height

    var body: some View {
        Group {
            if let expansion {
                Button {
                    withAnimation { expansion.wrappedValue.toggle() }
                } label: {
                    HStack(spacing: 0) {
                        Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
                            .imageScale(.small)
                            .foregroundStyle(.secondary)
                            .frame(minWidth: 20, minHeight: 24)
                            .accessibilityHidden(true)
                        row
                    }
                }
                .buttonStyle(.plain)
            } else {
                row
            }
        }
        .padding(.leading, look.sideInset + (expansion == nil ? look.insets.leading : 6))
        .padding(.trailing, look.sideInset + look.insets.trailing)
        .padding(.top, isFirstOfAll ? 4 : look.isGrouped ? 18 : 10)
        .padding(.bottom, 5)
        .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
        .background(look.pinsHeaders ? Color(themed: look.ground) : .clear)
        .accessibilityAddTraits(.isHeader)
    }

    private var isFirstOfAll: Bool { row.place.index == 0 }

    private var expansion: Binding<Bool>? {
        guard look.collapses, let section = row.place.section else { return nil }
        return state.target.expansion(ofSection: section)
    }
}

private struct ListContentRow: View {
    let row: Subview
    let look: ListLook
    let state: ListRowState
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @State private var isHovered = false

    var body: some View {
        HStack(spacing: 8) {
            row
            if let badge = row.trait(BadgeKey.self) {
                Spacer(minLength: 8)
                badge.foregroundStyle(.secondary).monospacedDigit()
            }
        }
        .padding(row.trait(RowInsetsKey.self) ?? look.insets)
        .frame(maxWidth: .infinity, minHeight: rowHeight, alignment: .leading)
        .background { ground }
        .overlay(alignment: .bottom) { line }
        .overlay { marks }
        .padding(.horizontal, look.sideInset)
        .padding(.top, look.isGrouped && row.place.isFirst && row.place.section == nil ? 8 : 0)
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .modifier(RowActionsMenu(row: row, state: state))
        .modifier(ListRowPress(index: row.place.index, target: state.target))
        .accessibilityAddTraits(state.isSelected ? .isSelected : [])
    }

    // MARK: Ground

    private var corners: RectangleCornerRadii {
        let (top, bottom) = (row.place.isFirst ? 10.0 : 0, row.place.isLast ? 10.0 : 0)
        return RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    }

    private var markShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: look.markInset > 0 ? Theme.cornerRadius : 0, style: .circular)
    }

    @ViewBuilder private var ground: some View {
        let own = row.trait(RowBackgroundKey.self)
        ZStack {
            if let own {
                own
            } else if look.isGrouped {
                Color(themed: .field)
            } else if look.alternates, row.place.index % 2 == 1 {
                markShape.fill(.fill.opacity(0.5)).padding(.horizontal, look.markInset)
            }
            if state.isSelected {
                SelectionMark(isActive: state.isActive, shape: markShape)
                    .padding(.horizontal, look.markInset)
            } else if isHovered, state.isSelectable {
                markShape.fill(.fill.opacity(0.6)).padding(.horizontal, look.markInset)
            }
        }
        .clipShape(
            look.isGrouped
                ? UnevenRoundedRectangle(cornerRadii: corners, style: .circular)
                : UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(), style: .circular))
    }

    @ViewBuilder private var line: some View {
        let own = row.trait(RowSeparatorKey.self).bottom
        if own == .visible || own == .automatic && look.hasSeparators && !row.place.isLast {
            Divider()
                .padding(.leading, look.insets.leading)
                .padding(.trailing, look.markInset > 0 ? look.insets.trailing : 0)
        }
    }

    @ViewBuilder private var marks: some View {
        if state.isLead {
            markShape.strokeBorder(Color.accentColor, lineWidth: 2).padding(.horizontal, look.markInset)
                .allowsHitTesting(false)
        }
        if let edge = state.insertion {
            Color.accentColor.frame(height: 2)
                .frame(maxHeight: .infinity, alignment: edge == .top ? .top : .bottom)
                .allowsHitTesting(false)
        }
    }
}

/// Behind a row that is selected: a calm ground, and a bar that is seen on any.
private struct SelectionMark: View {
    let isActive: Bool
    let shape: RoundedRectangle
    @Environment(\.self) private var environment

    var body: some View {
        let theme = environment.theme
        let fill = isActive ? theme.selection(in: environment) : theme.inactiveSelection
        shape.fill(Color.Resolved(red: fill.red, green: fill.green, blue: fill.blue))
            .overlay(alignment: .leading) {
                (isActive ? Color.accentColor : Color(themed: .tertiary)).frame(width: 3)
            }
            .clipShape(shape)
    }
}

/// A row's menu, of what can be done with it by swiping elsewhere; a list with menus for its rows has that instead.
private struct RowActionsMenu: ViewModifier {
    let row: Subview
    let state: ListRowState

    func body(content: Content) -> some View {
        let leading = row.trait(LeadingActionsKey.self)
        let trailing = row.trait(TrailingActionsKey.self)
        if !state.hasMenus, leading != nil || trailing != nil || state.canDelete {
            content.contextMenu {
                leading
                trailing
                if trailing == nil, state.canDelete {
                    Button(role: .destructive) {
                        _ = state.target.deleteRows(row.place.index)
                    } label: {
                        Text(MenuWord(key: .delete))
                    }
                }
            }
        } else {
            content
        }
    }
}
