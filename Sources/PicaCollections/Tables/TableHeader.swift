import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The header of a table with the titles of its columns.
struct TableHeader<RowValue: Identifiable>: View {
    let columns: TableColumnsInUse
    let arrangement: ColumnArrangement<RowValue>
    let sorting: TableSorting?
    let look: ListLook
    let scrolled: Binding<CGFloat>
    let widths: Binding<[ColumnPlan.ID: CGFloat]>
    /// The index of the focused title, while the header has the focus.
    @State private var lead = 0
    @State private var isFocused = false
    /// The gap where a dragged title would be dropped; `nil` without a drag.
    @State private var insertion: Int?
    /// The dragged title, which follows the pointer, and its distance from its place in points.
    @State private var dragged: (index: Int, distance: CGFloat)?
    /// The widths of the columns when the drag of an edge began.
    @State private var taken: [CGFloat] = []
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let sides = look.insets.leading + look.insets.trailing
        ScrollShift(distance: scrolled.wrappedValue, least: columns.shares.minimum + sides) {
            titles
                .padding(.leading, look.insets.leading)
                .padding(.trailing, look.insets.trailing)
        }
        .clipped()
        .background(Color(themed: .background))
        .overlay(alignment: .bottom) { Divider().accessibilityHidden(true) }
        .modifier(TableHeaderTarget(keys: self, isFocused: $isFocused))
        .modifier(HeaderMenu(arrangement: arrangement))
        .fixedSize(horizontal: false, vertical: true)
    }

    private var titles: some View {
        TableRowLayout(shares: columns.shares, geometry: columns.geometry) {
            ForEach(Array(columns.shown.enumerated()), id: \.element.id) { index, column in
                TableHeaderCell(
                    column: column, order: column.comparator.flatMap { sorting?.order($0) },
                    isLead: isFocused && lead == index,
                    place: AccessiblePlace(index: index, count: columns.shown.count),
                    isDragged: dragged?.index == index, insertion: edge(index)
                )
                // Below the press, whose distances count from a place that does not move.
                .offset(x: dragged?.index == index ? dragged?.distance ?? 0 : 0)
                .modifier(
                    TableHeaderPress(
                        canPress: canSort(column), canMove: arrangement.canMove(column),
                        press: { sort(column) }, drag: { drag(index, by: $0) },
                        drop: { drop(column, $0) })
                )
                .zIndex(dragged?.index == index ? 1 : 0)
                .overlay(alignment: .trailing) {
                    if arrangement.canResize(column) {
                        Color.clear.frame(width: 9)
                            .pointerStyle(.columnResize)
                            .modifier(
                                EdgeDrag(
                                    axis: .horizontal,
                                    take: { taken = columns.geometry.widths },
                                    drag: { resize(index, by: $0, from: taken) },
                                    reset: { reset(column) }))
                    }
                }
            }
        }
    }

    private func edge(_ index: Int) -> HorizontalEdge? {
        if insertion == index { return .leading }
        return insertion == columns.shown.count && index == columns.shown.count - 1 ? .trailing : nil
    }

    // MARK: Order

    fileprivate func canSort(_ column: ColumnPlan) -> Bool { sorting != nil && column.comparator != nil }

    fileprivate func sort(_ column: ColumnPlan) {
        if let comparator = column.comparator { sorting?.press(comparator) }
    }

    // MARK: Widths

    /// Resizes a column. Those before it keep their widths; those after it share the space left.
    private func resize(_ index: Int, by change: CGFloat, from old: [CGFloat]) {
        guard old.indices.contains(index) else { return }
        var new = widths.wrappedValue
        for (column, width) in zip(columns.shown, old).prefix(index) where !column.width.isFixed {
            new[column.id] = width
        }
        new[columns.shown[index].id] = max(24, old[index] + change)
        let rest = arrangement.keep(new)
        if rest != widths.wrappedValue { widths.wrappedValue = rest }
    }

    private func reset(_ column: ColumnPlan) {
        arrangement.forgetWidth(of: column)
        widths.wrappedValue[column.id] = nil
    }

    // MARK: Places

    /// - Parameter distance: The distance that a title is dragged toward the trailing edge, in points.
    private func drag(_ index: Int, by distance: CGFloat) {
        let widths = columns.geometry.widths
        guard widths.indices.contains(index) else { return }
        // It swaps with a neighbor once its edge has passed the neighbor's center.
        let lead = widths[..<index].reduce(0, +) + distance
        let edge = distance < 0 ? lead : lead + widths[index]
        var start: CGFloat = 0
        let target = widths.prefix { width in
            defer { start += width }
            return edge > start + width / 2
        }.count
        if insertion != target { insertion = target }
        dragged = (index, direction == .rightToLeft ? -distance : distance)
    }

    private func drop(_ column: ColumnPlan, _ isKept: Bool) {
        if isKept, let insertion { arrangement.move(column, before: insertion) }
        (insertion, dragged) = (nil, nil)
    }
}

// MARK: Keys

extension TableHeader: TableHeaderKeys {
    var takesFocus: Bool {
        columns.shown.contains { canSort($0) || arrangement.canMove($0) } || !arrangement.hideable.isEmpty
    }

    func take(_ stroke: KeyStroke) -> Bool {
        let shown = columns.shown
        let current = min(lead, shown.count - 1)
        guard shown.indices.contains(current) else { return false }
        let step =
            switch stroke.key {
            case .left: direction == .rightToLeft ? 1 : -1
            case .right: direction == .rightToLeft ? -1 : 1
            default: 0
            }
        switch (stroke.key, stroke.modifiers) {
        case (.left, []), (.right, []): lead = min(max(0, current + step), shown.count - 1)
        case (.home, []): lead = 0
        case (.end, []): lead = shown.count - 1
        case (.left, .shift), (.right, .shift):
            if arrangement.canResize(shown[current]) {
                resize(current, by: CGFloat(step) * 10, from: columns.geometry.widths)
            }
        case (.left, .alternate), (.right, .alternate):
            let target = current + step
            guard shown.indices.contains(target), arrangement.canMove(shown[current]) else { return true }
            arrangement.move(shown[current], before: step > 0 ? target + 1 : target)
            lead = target
        case (.space, []), (.return, []):
            guard canSort(shown[current]) else { return false }
            sort(shown[current])
        default: return false
        }
        return true
    }
}

/// The menu of the header, which shows and hides columns.
private struct HeaderMenu<RowValue: Identifiable>: ViewModifier {
    let arrangement: ColumnArrangement<RowValue>

    func body(content: Content) -> some View {
        if arrangement.hideable.isEmpty {
            content
        } else {
            content.contextMenu {
                ForEach(arrangement.hideable) { column in
                    if let isShown = arrangement.visibility(of: column) {
                        Toggle(isOn: isShown) { column.label }
                            .disabled(isShown.wrappedValue && arrangement.shown.count == 1)
                    }
                }
            }
        }
    }
}

/// The title of a column, with its sort order.
private struct TableHeaderCell: View {
    let column: ColumnPlan
    /// The sort order; `nil` if the column is not the first to sort by.
    let order: SortOrder?
    let isLead: Bool
    let place: AccessiblePlace
    /// Whether the title follows the pointer, over the titles that it passes.
    let isDragged: Bool
    let insertion: HorizontalEdge?
    @State private var isHovered = false
    @Environment(\.self) private var environment

    var body: some View {
        HStack(spacing: 4) {
            if isTrailing { arrow }
            column.label
                .font(.subheadline.weight(order == nil ? .medium : .semibold))
                .foregroundStyle(order == nil ? .secondary : .primary)
                .lineLimit(1)
            if !isTrailing { arrow }
        }
        .modifier(TableCell(alignment: column.alignment))
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, minHeight: 28)
        .background {
            if isDragged {
                Rectangle().fill(Color(themed: .control)).elevation(.lifted, radius: 0)
            } else if isHovered {
                Rectangle().fill(.fill.opacity(0.5))
            }
        }
        .overlay(alignment: .trailing) {
            if place.index < place.count - 1 {
                Color(themed: .quaternary).frame(width: 1).padding(.vertical, 6)
            }
        }
        .overlay {
            if isLead {
                RoundedRectangle(cornerRadius: 4).strokeBorder(Color.accentColor, lineWidth: 2).padding(1)
            }
        }
        .overlay(alignment: insertion == .trailing ? .trailing : .leading) {
            if insertion != nil { Color.accentColor.frame(width: 3) }
        }
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .modifier(ColumnHeaderRole(order: order, place: place, isLead: isLead))
    }

    private var isTrailing: Bool { column.alignment.resolved(in: environment) == .trailing }

    @ViewBuilder private var arrow: some View {
        if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                .imageScale(.small)
                .font(.caption.weight(.semibold))
                .accessibilityHidden(true)
        }
    }
}
