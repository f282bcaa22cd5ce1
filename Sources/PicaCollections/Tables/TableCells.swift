import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The visible columns of a table and their widths, which its rows read from the environment.
struct TableColumnsInUse {
    /// Identifies one evaluation of the table's body, to distinguish its columns from later ones.
    fileprivate final class Reading: Sendable {}

    let shown: [ColumnPlan]
    let shares: ColumnShares
    let geometry: ColumnGeometry
    private let reading = Reading()
}

extension TableColumnsInUse: SelfComparing {
    func isSame(as other: TableColumnsInUse) -> Bool { reading === other.reading }
}

private enum TableColumnsKey: EnvironmentKey { static var defaultValue: TableColumnsInUse? { nil } }

extension EnvironmentValues {
    /// The visible columns of the table; `nil` outside of tables.
    var tableColumns: TableColumnsInUse? {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }
}

/// A row of a table, with a view for each column.
struct TableCells<Value: Identifiable>: View {
    let value: Value
    @Environment(\.tableColumns) private var columns
    @Environment(\.tableRowLevel) private var level
    @Environment(\.defaultMinListRowHeight) private var height

    var body: some View {
        if let columns {
            if let level {
                cells(columns) { column in
                    if column.id == columns.shown.first?.id {
                        AnyView(
                            OutlineRow(depth: level.depth, expansion: level.expansion) { column.cell(value) })
                    } else {
                        column.cell(value)
                    }
                }
                .modifier(TraitWriter(key: ExpansionKey.self, value: level.expansion))
                .modifier(TraitWriter(key: OutlineDepthKey.self, value: level.depth))
                .modifier(TableRole(role: .row, isExpanded: level.expansion?.wrappedValue))
            } else {
                cells(columns) { $0.cell(value) }.modifier(TableRole(role: .row))
            }
        }
    }

    private func cells(
        _ columns: TableColumnsInUse, _ cell: @escaping @MainActor (ColumnPlan) -> AnyView
    ) -> some View {
        TableRowLayout(shares: columns.shares, geometry: columns.geometry, height: height) {
            ForEach(Array(columns.shown.enumerated()), id: \.element.id) { index, column in
                cell(column).modifier(TableCell(alignment: column.alignment, column: index))
            }
        }
    }
}

/// A layout that places views in a table's columns.
struct TableRowLayout: Layout {
    let shares: ColumnShares
    let geometry: ColumnGeometry
    /// The minimum height of the row, in points.
    var height: CGFloat = 0

    private func widths(in total: CGFloat?) -> [CGFloat] {
        MainActor.assumeIsolated { geometry.widths(shares, in: total ?? shares.ideal) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(in: proposal.width)
        let height = zip(subviews, widths)
            .reduce(height) { max($0, $1.0.sizeThatFits(ProposedViewSize(width: $1.1, height: nil)).height) }
        return CGSize(width: widths.reduce(0, +), height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

extension TableRowLayout {
    static var animatableData: EmptyAnimatableData { EmptyAnimatableData() }
}

/// A cell of a table, in the width of its column.
struct TableCell {
    let alignment: TableColumnAlignment
    /// The index of the column, for assistive technologies; `nil` in the header.
    var column: Int?

    /// The space between the content and the column's sides, in points.
    static let margin: CGFloat = 8
    /// The space above and below the content, in points.
    static let gap: CGFloat = 3
}

extension TableCell: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TableCellBehavior { TableCellBehavior(element) }
}

final class TableCellBehavior: ElementBehavior {
    unowned let element: Element
    private var alignment = HorizontalAlignment.leading
    private var column: Int?

    init(_ element: Element) { self.element = element }

    func update(_ value: TableCell, _ environment: EnvironmentValues) {
        column = value.column
        let new = value.alignment.resolved(in: environment)
        guard new != alignment else { return }
        alignment = new
        element.invalidateLayout()
    }

    private static let insets = EdgeInsets(
        top: TableCell.gap, leading: TableCell.margin, bottom: TableCell.gap, trailing: TableCell.margin)

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let content = content?.sizeThatFits(proposal.inset(by: Self.insets)) ?? .zero
        return CGSize(
            width: proposal.width ?? content.width + 2 * TableCell.margin,
            height: max(content.height + 2 * TableCell.gap, proposal.height ?? 0))
    }

    func placeChildren() {
        guard let content else { return }
        let proposal = element.proposal.inset(by: Self.insets)
        let size = content.sizeThatFits(proposal)
        let left = max(0, element.size.width - 2 * TableCell.margin - size.width)
        let x = alignment == .leading ? 0 : alignment == .trailing ? left : left / 2
        content.place(
            at: CGPoint(x: TableCell.margin + x, y: (element.size.height - size.height) / 2),
            proposal: proposal)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    var accessibility: AccessibilityProperties? {
        guard let column else { return nil }
        var properties = AccessibilityProperties(role: .cell, label: element.combinedAccessibilityLabel)
        // The row around the cell tells its index.
        properties.cell = AccessibleCell(row: 0, column: column)
        return properties
    }
}

/// Sets the accessibility role of a view in a table.
struct TableRole {
    let role: AccessibilityProperties.Role
    /// Whether a row's children are shown; `nil` for a row without children.
    var isExpanded: Bool?
    /// The rows of a table; `nil` for a row.
    var list: (any ListKeyTarget)?
    /// The number of columns of a table; `nil` for a row.
    var columnCount: Int?
}

extension TableRole: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TableRoleBehavior { TableRoleBehavior(element, self) }
}

final class TableRoleBehavior: ElementBehavior {
    unowned let element: Element
    private var role: TableRole

    init(_ element: Element, _ role: TableRole) {
        self.element = element
        self.role = role
    }

    func update(_ value: TableRole, _ environment: EnvironmentValues) { role = value }

    /// Returns where a row catches the pointer, which includes the area between the contents of its cells.
    var accessibilityScope: AccessibilityScope { role.role == .table ? .contained : .open }

    func hitRule(at point: CGPoint) -> HitRule {
        role.role == .row && frame.contains(point) ? .whole : .contents
    }

    var accessibility: AccessibilityProperties? {
        // A label for the whole table would read out all of its rows.
        let label = role.role == .row ? element.combinedAccessibilityLabel : ""
        var properties = AccessibilityProperties(role: role.role, label: label)
        properties.isExpanded = role.isExpanded
        properties.rows = role.list?.accessibleRows
        properties.columnCount = role.columnCount
        if role.role == .table, let focused = element.host?.focus.focused {
            properties.isFocused =
                focused is BehaviorElement<ListTargetBehavior> && focused.isWithin(element)
        }
        return properties
    }
}
