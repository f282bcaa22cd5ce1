import Foundation
import PicaGraph

/// Columns of which something is said.
struct ModifiedTableColumns<Content: TableColumnContent> {
    let content: Content
    let change: (inout ColumnPlan) -> Void
}

extension ModifiedTableColumns: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    static func _collect(_ content: Self, into columns: inout _TableColumns) {
        let start = columns.columns.count
        Content._collect(content.content, into: &columns)
        for index in columns.columns.indices[start...] { content.change(&columns.columns[index]) }
    }
}

extension TableColumnContent {
    /// Whether the column is seen where a person has not said so.
    ///
    /// - Parameter visibility: `automatic` and `visible` show it.
    nonisolated public func defaultVisibility(_ visibility: Visibility)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// What a person's changes of the column are kept by: its place, its width, and whether it is seen.
    ///
    /// - Parameter id: Tells the column apart from all others of the table, today and in later versions of the app.
    nonisolated public func customizationID(_ id: String)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.customizationID = id }
    }

    /// What a person may not change of the column.
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.disabledBehavior = behavior }
    }

    /// Where the column's title and what its rows show stand in the column's width.
    nonisolated public func alignment(_ alignment: TableColumnAlignment)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.alignment = alignment }
    }
}

/// Where what is in a column stands in the column's width.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Place: Hashable {
        case leading, center, trailing
        /// Where numbers end, or begin.
        case right, left, ofLocale
    }

    private let place: Place

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { leading }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(place: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(place: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(place: .trailing) }
    /// So that digits of one worth stand below each other: at the right, where the locale's numbers are written from
    /// left to right, as almost all are.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .ofLocale) }

    /// So that digits of one worth stand below each other: at the right, where the system's numbers are written from
    /// left to right, as almost all are.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(place: isRightToLeft(numberingSystem) ? .left : .right)
    }

    private static func isRightToLeft(_ system: Locale.NumberingSystem) -> Bool {
        ["adlm", "nkoo", "rohg"].contains(system.identifier)
    }

    func resolved(in environment: EnvironmentValues) -> HorizontalAlignment {
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch place {
        case .leading: return .leading
        case .center: return .center
        case .trailing: return .trailing
        case .right: return isMirrored ? .leading : .trailing
        case .left: return isMirrored ? .trailing : .leading
        case .ofLocale: return Self.numeric(environment.locale.numberingSystem).resolved(in: environment)
        }
    }
}

/// What a person may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Set<Int>

    private init(bits: Set<Int>) { self.bits = bits }

    /// Nothing.
    public init() { bits = [] }

    /// Everything.
    public static var all: TableColumnCustomizationBehavior { [reorder, resize, visibility] }
    /// Its place among the others.
    public static let reorder = TableColumnCustomizationBehavior(bits: [0])
    /// Its width.
    public static let resize = TableColumnCustomizationBehavior(bits: [1])
    /// Whether it is seen.
    public static let visibility = TableColumnCustomizationBehavior(bits: [2])

    /// Whether all of some behaviour is among this.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
        bits.isSuperset(of: member.bits)
    }
    /// This and other behaviour.
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits.union(other.bits))
    }
    /// What is here and there.
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits.intersection(other.bits))
    }
    /// What is here or there but not in both.
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior
    {
        TableColumnCustomizationBehavior(bits: bits.symmetricDifference(other.bits))
    }
    /// Adds behaviour; says whether it was new.
    @discardableResult public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    /// Takes behaviour away; returns what was there of it.
    @discardableResult public mutating func remove(_ member: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior?
    {
        let common = intersection(member)
        bits.subtract(member.bits)
        return common.isEmpty ? nil : common
    }
    /// Adds behaviour; returns what was there of it.
    @discardableResult public mutating func update(with newMember: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior?
    {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }
    /// Adds other behaviour.
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits.formUnion(other.bits) }
    /// Keeps what is there, too.
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
        bits.formIntersection(other.bits)
    }
    /// Keeps what is here or there but not in both.
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        bits.formSymmetricDifference(other.bits)
    }
}
