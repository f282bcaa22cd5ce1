import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A column of a table with its type erased.
struct ColumnPlan: Identifiable {
    /// Identifies a column in its table, independently of its position.
    struct ID: Hashable {
        var path: [AnyHashable] = []
    }

    var id = ID()
    let label: AnyView
    /// Returns the view of a row's value in the column.
    let cell: @MainActor (Any) -> AnyView
    /// The comparator that sorts by the column, in its initial order; `nil` if the table cannot be sorted by it.
    let comparator: AnyHashable?
    var width = ColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var defaultVisibility = Visibility.automatic
    /// The identifier under which the person's changes are stored; `nil` for none.
    var customizationID: String?
    var disabledBehavior: TableColumnCustomizationBehavior = []

    @MainActor init<RowValue, Sort: SortComparator, Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) {
        let content = column.content
        label = AnyView(column.label)
        cell = { value in
            guard let value = value as? RowValue else { return AnyView(EmptyView()) }
            return AnyView(content(value))
        }
        comparator = column.comparator.map { AnyHashable($0) }
        width = column.width
    }
}

/// The bounds of a column's width, in points.
struct ColumnWidth: Equatable {
    /// The minimum; `nil` leaves it to the table.
    var least: CGFloat?
    /// The width while there is enough space; `nil` for an equal share of the space left.
    var ideal: CGFloat?
    /// The maximum; `nil` for none.
    var most: CGFloat?
    /// Whether the person has set the width.
    var isChanged = false

    init() {}

    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
        self.least = Length.checked(least, of: "a column's least width")
        self.ideal = Length.checked(ideal, of: "a column's width")
        self.most = Length.checked(most, as: .bound, of: "a column's greatest width")
    }

    init(fixed width: CGFloat) { self.init(least: width, ideal: width, most: width) }

    var isFixed: Bool { !isChanged && least != nil && least == most }
}

/// Divides a table's width among its columns.
struct ColumnShares: Equatable {
    var columns: [ColumnWidth]
    /// The minimum width of columns that set none, in points.
    var least: CGFloat

    private func least(_ column: ColumnWidth) -> CGFloat {
        column.least ?? min(least, column.ideal ?? least, column.most ?? least)
    }

    /// The smallest width of all columns together, in points.
    var minimum: CGFloat { columns.reduce(0) { $0 + least($1) } }

    /// The ideal width of all columns together, in points.
    var ideal: CGFloat { columns.reduce(0) { $0 + max(least($1), $1.ideal ?? least * 2) } }

    /// Returns the width of each column, in points, for a total width.
    func widths(in total: CGFloat) -> [CGFloat] {
        let lower = columns.map(least)
        var widths = zip(columns, lower).map { max($1, min($0.ideal ?? $1, $0.most ?? .infinity)) }
        let left = total - widths.reduce(0, +)
        if left > 0 {
            // Space left goes first to columns without an ideal width, and only then to the others.
            var rest = share(left, among: columns.indices.filter { columns[$0].ideal == nil }, of: &widths)
            let others = columns.indices.filter { columns[$0].ideal != nil }
            rest = share(rest, among: others, of: &widths)
        } else if left < 0 {
            let slack = zip(widths, lower).reduce(0) { $0 + ($1.0 - $1.1) }
            if slack > 0 {
                let part = min(1, -left / slack)
                for index in widths.indices { widths[index] -= (widths[index] - lower[index]) * part }
            }
        }
        return widths
    }

    /// Distributes a length evenly among columns, as far as their bounds allow.
    /// - Returns: The rest that no column can take.
    private func share(_ length: CGFloat, among indices: [Int], of widths: inout [CGFloat]) -> CGFloat {
        var rest = length
        var open = indices
        while rest > 0.01, !open.isEmpty {
            let part = rest / CGFloat(open.count)
            for index in open {
                let growth = min(part, (columns[index].most ?? .infinity) - widths[index])
                widths[index] += max(0, growth)
                rest -= max(0, growth)
            }
            open = open.filter { widths[$0] < columns[$0].most ?? .infinity }
        }
        return rest
    }
}

/// Caches the widths of a table's columns for all rows.
@MainActor final class ColumnGeometry {
    private var shares = ColumnShares(columns: [], least: 0)
    private var total: CGFloat = -1
    /// The widths in points, in the order of the columns.
    private(set) var widths: [CGFloat] = []

    nonisolated init() {}

    func widths(_ shares: ColumnShares, in total: CGFloat) -> [CGFloat] {
        if total != self.total || shares != self.shares {
            (self.total, self.shares) = (total, shares)
            widths = shares.widths(in: total)
        }
        return widths
    }
}
