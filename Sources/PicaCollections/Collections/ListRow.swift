import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The present state of a row in a list.
struct ListRowState {
    let isSelectable: Bool
    let isSelected: Bool
    /// Whether the row has the keyboard focus without being selected.
    let isLead: Bool
    /// Whether the list has the keyboard focus.
    let isActive: Bool
    /// The edge at which a drop would insert.
    let insertion: VerticalEdge?
    let canDelete: Bool
    /// Whether the list has menus for its rows.
    let hasMenus: Bool
    let canMove: Bool
    /// Whether the list is in edit mode.
    let isEditing: Bool
    /// The lines above and below the row.
    let lines: RowLines
    let target: any ListRowTarget
}

extension ListRowState: @preconcurrency SelfComparing {
    @MainActor func isSame(as other: ListRowState) -> Bool {
        isSelectable == other.isSelectable && isSelected == other.isSelected && isLead == other.isLead
            && isActive == other.isActive && insertion == other.insertion && canDelete == other.canDelete
            && hasMenus == other.hasMenus && isEditing == other.isEditing && canMove == other.canMove
            && lines == other.lines && target === other.target
    }
}

/// Receives a person's actions on rows for the list.
@MainActor protocol ListRowTarget: AnyObject {
    func press(_ index: Int, _ modifiers: Modifiers, clicks: Int)
    func release()
    func pressForMenu(_ index: Int)
    func makeDrag(_ index: Int, isOfProviders: Bool) -> Drag?
    func deleteRows(_ index: Int?) -> Bool
    func expansion(ofSection index: Int) -> Binding<Bool>?
    /// Called when a row is swiped; any other swiped row closes.
    func swipe(_ row: RowSwipe)
    var semantics: ListSemantics { get }
    /// Whether assistive technologies see an outline, because some row has child rows.
    var isOutline: Bool { get set }
    /// Returns the place of a row among all rows, without headers and footers.
    func place(of index: Int) -> AccessiblePlace
    /// Does for a row what a click does, or a double click where that does something.
    func activate(_ index: Int)
    /// Selects a row; a multiple selection keeps the other ones.
    func addToSelection(_ index: Int)
}

/// The kind of a list for assistive technologies.
enum ListSemantics {
    case list
    /// The rows of a table describe themselves.
    case table
    /// The rows of a form are its controls.
    case form
}

/// A view of a list's content as a row, or as a header or footer.
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
                .padding(.horizontal, look.sideInset + look.insets.leading + look.partInset)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

extension ListLook {
    /// The distance from rows to the list's sides, in points.
    var sideInset: CGFloat { isGrouped ? Self.cardMargin : 0 }

    /// Returns the space above a row, in points. If a section has a header, the header has the space above it.
    func gap(above place: Subview.Place) -> CGFloat {
        if place.startsSection { return sectionSpacing ?? (isGrouped ? 14 : 0) }
        return isGrouped && place.isFirst && place.section == nil ? 8 : 0
    }

    /// Returns the corner radii of a row at the start or end of its card.
    func corners(_ place: Subview.Place) -> RectangleCornerRadii {
        let radius: CGFloat = isGrouped ? 10 : 0
        let (top, bottom) = (place.isFirst ? radius : 0, place.isLast ? radius : 0)
        return RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    }
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
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .modifier(
                    AccessibilityAdjustment(isExpanded: expansion.wrappedValue) { isExpanded in
                        withAnimation { expansion.wrappedValue = isExpanded }
                    })
            } else {
                row
            }
        }
        .padding(.leading, look.sideInset + (expansion == nil ? look.insets.leading + look.partInset : 6))
        .padding(.trailing, look.sideInset + look.insets.trailing)
        .padding(.top, isFirstOfAll ? 4 : look.sectionSpacing ?? (look.isGrouped ? 18 : 10))
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

    var body: some View {
        let (leading, trailing) = (
            row.trait(LeadingActionsKey.self), row.trait(TrailingActionsKey.self) ?? deletion
        )
        if leading != nil || trailing != nil {
            let swiped = ground.modifier(
                SwipedRow(leading: leading, trailing: trailing, target: state.target))
            Group {
                if state.hasMenus {
                    swiped
                } else {
                    swiped.contextMenu {
                        leading?.buttons
                        trailing?.buttons
                    }
                }
            }
            .accessibilityActions(
                of: SpokenSwipeActions(leading: leading, trailing: trailing),
                on: state.target.semantics == .form ? .first : .rows)
        } else {
            ground
        }
    }

    /// The default swipe action of a row that can be deleted.
    private var deletion: SwipeActions? {
        guard state.canDelete else { return nil }
        return SwipeActions(
            buttons: AnyView(
                Button(role: .destructive) {
                    _ = withAnimation { state.target.deleteRows(row.place.index) }
                } label: {
                    Text(ControlWord(key: .delete))
                }))
    }

    @ViewBuilder private var ground: some View {
        if let own = row.trait(RowBackgroundKey.self) {
            content.background {
                own.clipShape(UnevenRoundedRectangle(cornerRadii: look.corners(row.place), style: .circular))
                    .padding(.horizontal, look.sideInset)
                    .padding(.top, look.gap(above: row.place))
            }
        } else {
            content
        }
    }

    /// The row indented by its depth, with a disclosure mark if it has child rows.
    @ViewBuilder private var leveled: some View {
        let (level, expansion) = (row.trait(RowLevelKey.self), row.trait(DisclosureKey.self))
        if level > 0 || expansion != nil {
            OutlineRow(depth: level, expansion: expansion, isFocusable: !state.isSelectable) { row }
        } else {
            row
        }
    }

    /// The row with its leading and trailing accessories.
    @ViewBuilder private var accompanied: some View {
        let badge = row.trait(BadgeKey.self)
        // A row that may get accessories is in a stack from the beginning, and moves when they appear.
        if badge != nil || state.canDelete || state.canMove {
            HStack(spacing: 8) {
                if state.isEditing, state.canDelete {
                    RowDeleteButton(index: row.place.index, target: state.target)
                }
                leveled.layoutPriority(1)
                Spacer(minLength: 8)
                badge?.fixedSize()
                if state.isEditing, state.canMove {
                    Image(systemName: "line.3.horizontal")
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
        } else {
            leveled
        }
    }

    private var content: some View {
        accompanied.modifier(
            ListRowSurface(
                row: row, place: row.place, look: look, state: state,
                insets: row.trait(RowInsetsKey.self) ?? look.insets,
                hasGround: row.trait(RowBackgroundKey.self) != nil))
    }
}

/// The buttons of a row's swipes as actions for assistive technologies, while one listens.
private struct SpokenSwipeActions: View {
    let leading: SwipeActions?
    let trailing: SwipeActions?
    @Environment(\.isAssisted) private var isAssisted

    init(leading: SwipeActions?, trailing: SwipeActions?) {
        self.leading = leading
        self.trailing = trailing
    }

    var body: some View {
        if isAssisted {
            Group {
                leading?.buttons
                trailing?.buttons
            }
            .buttonStyle(AccessibilityActionButtonStyle())
        }
    }
}

/// A button that deletes a row in edit mode.
private struct RowDeleteButton: View {
    let index: Int
    let target: any ListRowTarget

    var body: some View {
        Button(role: .destructive) {
            _ = withAnimation { target.deleteRows(index) }
        } label: {
            Image(systemName: "minus.circle.fill")
                .foregroundStyle(.red)
                .frame(minWidth: 24, minHeight: 24)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(ControlWord(key: .delete)))
    }
}
