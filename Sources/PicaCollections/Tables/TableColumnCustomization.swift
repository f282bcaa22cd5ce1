import Foundation
import PicaDrawing
import PicaState

/// A person's changes to the columns of a table: visibility, order and widths.
///
/// Only columns with a `customizationID(_:)` can be customized. The value can be stored with the window or with the
/// app:
///
///     @SceneStorage("columns") private var columns: TableColumnCustomization<File>
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
    private var visibilities: [String: Visibility] = [:]
    /// The widths that the person has changed, in points, by identifier.
    var widths: [String: Double] = [:]
    /// The identifiers of the movable columns in the person's order; empty if the person has moved none.
    var order: [String] = []

    /// Creates a value without any changes.
    public init() {}

    /// The visibility of a column; `automatic` leaves it to the column.
    ///
    /// - Parameter id: The identifier set by `customizationID(_:)`.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id] ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue }
    }

    /// Restores the app's order of columns.
    public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization: Codable {
    private enum Key: String, CodingKey {
        case visible, hidden, widths, order
    }

    /// Decodes stored changes. Missing values leave the columns as the app has them, and invalid widths are dropped.
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

    /// Encodes the differences from the app's columns.
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
    /// Creates a property for the customization of a table's columns that is stored with the window.
    ///
    /// - Parameters:
    ///   - value: The value until something is stored.
    ///   - key: The key to store it under.
    public init<RowValue: Identifiable>(wrappedValue value: Value = TableColumnCustomization(), _ key: String)
    where Value == TableColumnCustomization<RowValue> {
        self.init(encoded: value, key)
    }
}

extension AppStorage {
    /// Creates a property for the customization of a table's columns that is stored in the user defaults.
    ///
    /// - Parameters:
    ///   - value: The value until something is stored.
    ///   - key: The key to store it under.
    ///   - store: The user defaults; `nil` for those of `defaultAppStorage(_:)`.
    public init<RowValue: Identifiable>(
        wrappedValue value: Value = TableColumnCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(encoded: value, key, store: store)
    }
}

/// The arrangement of a table's columns: the app's columns with the person's changes applied.
struct ColumnArrangement<RowValue: Identifiable> {
    /// The columns in the app's order.
    let columns: [ColumnPlan]
    let customization: Binding<TableColumnCustomization<RowValue>>?

    /// Returns the identifiers of the movable columns in their present order.
    private func movable(_ customization: TableColumnCustomization<RowValue>) -> [String] {
        let ids = columns.filter(canMove).compactMap(\.customizationID)
        let kept = customization.order.filter(ids.contains)
        var order = kept
        // A column that is new in this version of the app goes after the column that it follows in the app's order.
        for (index, id) in ids.enumerated() where !kept.contains(id) {
            let before = ids[..<index].last { order.contains($0) }
            let place = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            order.insert(id, at: place)
        }
        return order
    }

    /// The visible columns, in order.
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

    /// The columns that can be shown and hidden, in order.
    var hideable: [ColumnPlan] { columns.filter(canHide) }

    /// Returns whether a column is visible, as a binding; the last visible one cannot be hidden.
    func visibility(of column: ColumnPlan) -> Binding<Bool>? {
        guard let customization, let id = column.customizationID else { return nil }
        return Binding {
            isShown(column, customization.wrappedValue)
        } set: { isShown in
            guard isShown || shown.count > 1 else { return }
            customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
        }
    }

    /// Moves a column before another visible one; the number of visible columns moves it to the end.
    func move(_ column: ColumnPlan, before index: Int) {
        guard canMove(column), let customization, let id = column.customizationID else { return }
        var order = movable(customization.wrappedValue)
        let rest = shown[min(index, shown.count)...]
        let next = rest.first { canMove($0) && $0.id != column.id }?.customizationID
        order.removeAll { $0 == id }
        order.insert(id, at: next.flatMap { order.firstIndex(of: $0) } ?? order.count)
        if customization.wrappedValue.order != order { customization.wrappedValue.order = order }
    }

    /// Stores the widths of columns. Columns without an identifier are skipped.
    /// - Returns: The widths that were skipped.
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

    /// Restores the app's width of a column.
    func forgetWidth(of column: ColumnPlan) {
        if let id = column.customizationID { customization?.wrappedValue.widths[id] = nil }
    }
}

extension ColumnWidth {
    /// Returns the column with the person's width, clamped to its bounds.
    func changed(to width: CGFloat) -> ColumnWidth {
        guard !isFixed else { return self }
        var changed = self
        let width = min(max(width, least ?? 24), most ?? .infinity)
        (changed.least, changed.ideal, changed.most) = (width, width, width)
        changed.isChanged = true
        return changed
    }
}
