import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// Columns with a modifier applied.
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
    /// Sets whether the column is visible until the person decides otherwise.
    ///
    /// - Parameter visibility: The visibility; `automatic` and `visible` show the column.
    nonisolated public func defaultVisibility(_ visibility: Visibility)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// Sets the identifier under which the person's changes to the column are stored: its position, width and
    /// visibility.
    ///
    /// - Parameter id: An identifier unique in the table, in this and in later versions of the app.
    nonisolated public func customizationID(_ id: String)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Sets which customizations of the column the person may not make.
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.disabledBehavior = behavior }
    }

    /// Sets the alignment of the column's title and cells.
    nonisolated public func alignment(_ alignment: TableColumnAlignment)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ModifiedTableColumns(content: self) { $0.alignment = alignment }
    }
}

/// The alignment of a column's contents in its width.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Place: Hashable {
        case leading, center, trailing
        /// The sides where numbers end or begin.
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
    /// Aligns the digits of numbers with equal place value. That is at the right if the locale writes numbers from left
    /// to right, as nearly all do.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .ofLocale) }

    /// Aligns the digits of numbers with equal place value. That is at the right if the numbering system runs from left
    /// to right, as nearly all do.
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

/// A set of the customizations that a person may make to a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Set<Int>

    private init(bits: Set<Int>) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = [] }

    /// All customizations.
    public static var all: TableColumnCustomizationBehavior { [reorder, resize, visibility] }
    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(bits: [0])
    /// Resizing the column.
    public static let resize = TableColumnCustomizationBehavior(bits: [1])
    /// Showing and hiding the column.
    public static let visibility = TableColumnCustomizationBehavior(bits: [2])

    /// Returns whether the set contains another.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
        bits.isSuperset(of: member.bits)
    }
    /// Returns the union with another set.
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits.union(other.bits))
    }
    /// Returns the intersection with another set.
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits.intersection(other.bits))
    }
    /// Returns the elements in only one of both sets.
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior
    {
        TableColumnCustomizationBehavior(bits: bits.symmetricDifference(other.bits))
    }
    /// Inserts elements, and returns whether any was missing.
    @discardableResult public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    /// Removes elements, and returns those that were in the set; `nil` if none was.
    @discardableResult public mutating func remove(_ member: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior?
    {
        let common = intersection(member)
        bits.subtract(member.bits)
        return common.isEmpty ? nil : common
    }
    /// Inserts elements, and returns those that were already in the set; `nil` if none was.
    @discardableResult public mutating func update(with newMember: TableColumnCustomizationBehavior)
        -> TableColumnCustomizationBehavior?
    {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }
    /// Adds the elements of another set.
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits.formUnion(other.bits) }
    /// Keeps only the elements that are also in another set.
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
        bits.formIntersection(other.bits)
    }
    /// Keeps only the elements in one of both sets, but not in both.
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        bits.formSymmetricDifference(other.bits)
    }
}
