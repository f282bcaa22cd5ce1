import Foundation
import PicaGraph

/// What a table knows of one of its columns.
struct ColumnPlan: Identifiable {
    /// Tells a column apart from others of its table, however they are arranged.
    struct ID: Hashable {
        var path: [AnyHashable] = []
    }

    var id = ID()
    let label: AnyView
    /// What a row shows in the column, for what the row is about.
    let cell: @MainActor (Any) -> AnyView
    /// What orders rows by the column, as it is at first; nil where nothing does.
    let comparator: AnyHashable?
    var width = ColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var defaultVisibility = Visibility.automatic
    /// What the person's changes of the column are kept by; nil for none.
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

/// How wide a column may be, in points.
struct ColumnWidth: Equatable {
    /// nil for what the table finds right.
    var least: CGFloat?
    /// What it has while there is room; nil for its share of the room that there is.
    var ideal: CGFloat?
    /// nil for no bound.
    var most: CGFloat?
    /// Whether a person has given it.
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

/// How a table's width is shared among its columns.
struct ColumnShares: Equatable {
    var columns: [ColumnWidth]
    /// Of columns that do not say how narrow they may be, in points.
    var least: CGFloat

    private func least(_ column: ColumnWidth) -> CGFloat {
        column.least ?? min(least, column.ideal ?? least, column.most ?? least)
    }

    /// What all columns need, in points.
    var minimum: CGFloat { columns.reduce(0) { $0 + least($1) } }

    /// What all columns have where there is room enough, in points.
    var ideal: CGFloat { columns.reduce(0) { $0 + max(least($1), $1.ideal ?? least * 2) } }

    /// How wide each column is, in points, where all have a width together.
    func widths(in total: CGFloat) -> [CGFloat] {
        let lower = columns.map(least)
        var widths = zip(columns, lower).map { max($1, min($0.ideal ?? $1, $0.most ?? .infinity)) }
        let left = total - widths.reduce(0, +)
        if left > 0 {
            // Those without a width of their own have what is left, and only then the others.
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

    /// Makes columns alike wide as far as their bounds allow.
    /// - Returns: What none of them can have.
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

/// Remembers what a table's width was shared into, for all rows that ask.
@MainActor final class ColumnGeometry {
    private var shares = ColumnShares(columns: [], least: 0)
    private var total: CGFloat = -1
    /// In points, in the order of the columns.
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
