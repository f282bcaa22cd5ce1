import Foundation
import PicaGraph

/// What a person has made of a table's columns: which are seen, in which order, and how wide.
///
/// Only columns with a `customizationID(_:)` take part. It can be kept with the window or with the app:
///
///     @SceneStorage("columns") private var columns: TableColumnCustomization<File>
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
    private var visibilities: [String: Visibility] = [:]
    /// Of columns whose widths a person has changed, in points.
    var widths: [String: Double] = [:]
    /// Those that a person may move; empty where nobody has.
    var order: [String] = []

    /// Columns as the app has them.
    public init() {}

    /// Whether a column is seen; `automatic` leaves it to the column.
    ///
    /// - Parameter id: The column's `customizationID(_:)`.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id] ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue }
    }

    /// Has columns stand in the app's order again.
    public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization: Codable {
    private enum Key: String, CodingKey {
        case visible, hidden, widths, order
    }

    /// Reads what was kept. What is missing is as the app has it, and widths that are none are left out.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        for id in try values.decodeIfPresent([String].self, forKey: .visible) ?? [] {
            visibilities[id] = .visible
        }
        for id in try values.decodeIfPresent([String].self, forKey: .hidden) ?? [] {
            visibilities[id] = .hidden
        }
        widths = (try values.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:])
            .filter { $0.value.isFinite && $0.value >= 0 }
        order = try values.decodeIfPresent([String].self, forKey: .order) ?? []
    }

    /// Writes what differs from how the app has the columns.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func ids(_ visibility: Visibility) -> [String] {
            visibilities.filter { $0.value == visibility }.map(\.key).sorted()
        }
        try values.encode(ids(.visible), forKey: .visible)
        try values.encode(ids(.hidden), forKey: .hidden)
        try values.encode(widths, forKey: .widths)
        try values.encode(order, forKey: .order)
    }
}

extension SceneStorage {
    /// What a person has made of a table's columns, kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init<RowValue: Identifiable>(wrappedValue value: Value = TableColumnCustomization(), _ key: String)
    where Value == TableColumnCustomization<RowValue> {
        self.init(encoded: value, key)
    }
}

extension AppStorage {
    /// What a person has made of a table's columns, kept in the program's defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults; nil for those of `defaultAppStorage(_:)`.
    public init<RowValue: Identifiable>(
        wrappedValue value: Value = TableColumnCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(encoded: value, key, store: store)
    }
}

/// How a table's columns are arranged: what a person has made of those that the app has.
struct ColumnArrangement<RowValue: Identifiable> {
    /// As the app has them.
    let columns: [ColumnPlan]
    let customization: Binding<TableColumnCustomization<RowValue>>?

    /// Those that a person may move, by what they are kept by, where they stand now.
    private func movable(_ customization: TableColumnCustomization<RowValue>) -> [String] {
        let ids = columns.filter(canMove).compactMap(\.customizationID)
        let kept = customization.order.filter(ids.contains)
        var order = kept
        // What came with a later version of the app stands behind what it stands behind there.
        for (index, id) in ids.enumerated() where !kept.contains(id) {
            let before = ids[..<index].last { order.contains($0) }
            let place = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            order.insert(id, at: place)
        }
        return order
    }

    /// Those to be seen, in order.
    var shown: [ColumnPlan] {
        guard let customization = customization?.wrappedValue else {
            return columns.filter { $0.defaultVisibility != .hidden }
        }
        let byID = Dictionary(
            columns.compactMap { column in column.customizationID.map { ($0, column) } },
            uniquingKeysWith: { first, _ in first })
        var movable = movable(customization).makeIterator()
        var seen: Set<String> = []
        let ordered = columns.compactMap { column -> ColumnPlan? in
            guard canMove(column), let id = column.customizationID, seen.insert(id).inserted else {
                return column
            }
            return movable.next().flatMap { byID[$0] }
        }
        return ordered.filter { isShown($0, customization) }.map { column in
            var column = column
            if let id = column.customizationID, let width = customization.widths[id] {
                column.width = column.width.changed(to: width)
            }
            return column
        }
    }

    private func isShown(_ column: ColumnPlan, _ customization: TableColumnCustomization<RowValue>) -> Bool {
        let own = column.customizationID.map { customization[visibility: $0] } ?? .automatic
        return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }

    // MARK: Changes

    func canMove(_ column: ColumnPlan) -> Bool {
        customization != nil && column.customizationID != nil && !column.disabledBehavior.contains(.reorder)
    }

    func canHide(_ column: ColumnPlan) -> Bool {
        customization != nil && column.customizationID != nil
            && !column.disabledBehavior.contains(.visibility)
    }

    func canResize(_ column: ColumnPlan) -> Bool {
        !column.width.isFixed && (customization == nil || !column.disabledBehavior.contains(.resize))
    }

    /// Those that can be shown and hidden, in order.
    var hideable: [ColumnPlan] { columns.filter(canHide) }

    /// Whether a column is seen; the last one that is cannot be hidden.
    func visibility(of column: ColumnPlan) -> Binding<Bool>? {
        guard let customization, let id = column.customizationID else { return nil }
        return Binding {
            isShown(column, customization.wrappedValue)
        } set: { isShown in
            guard isShown || shown.count > 1 else { return }
            customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
        }
    }

    /// Has a column stand before another of those shown; after all for their number.
    func move(_ column: ColumnPlan, before index: Int) {
        guard canMove(column), let customization, let id = column.customizationID else { return }
        var order = movable(customization.wrappedValue)
        let rest = shown[min(index, shown.count)...]
        let next = rest.first { canMove($0) && $0.id != column.id }?.customizationID
        order.removeAll { $0 == id }
        order.insert(id, at: next.flatMap { order.firstIndex(of: $0) } ?? order.count)
        if customization.wrappedValue.order != order { customization.wrappedValue.order = order }
    }

    /// Keeps how wide columns are. Those that nothing is kept of are left.
    /// - Returns: Those.
    func keep(_ widths: [ColumnPlan.ID: CGFloat]) -> [ColumnPlan.ID: CGFloat] {
        guard let customization else { return widths }
        var kept = customization.wrappedValue
        var rest = widths
        for column in columns {
            guard let id = column.customizationID, let width = rest.removeValue(forKey: column.id) else {
                continue
            }
            kept.widths[id] = Double(width)
        }
        if kept != customization.wrappedValue { customization.wrappedValue = kept }
        return rest
    }

    /// Has a column as wide as the app has it.
    func forgetWidth(of column: ColumnPlan) {
        if let id = column.customizationID { customization?.wrappedValue.widths[id] = nil }
    }
}

extension ColumnWidth {
    /// The width that a person has given the column, within its bounds.
    func changed(to width: CGFloat) -> ColumnWidth {
        guard !isFixed else { return self }
        var changed = self
        let width = min(max(width, least ?? 24), most ?? .infinity)
        (changed.least, changed.ideal, changed.most) = (width, width, width)
        changed.isChanged = true
        return changed
    }
}
