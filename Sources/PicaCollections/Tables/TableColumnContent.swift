import Foundation
import PicaGraph

/// A type that provides columns of a table.
///
/// An app's own type returns its columns from `tableColumnBody`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of the comparators that sort by the columns; `Never` if none can be sorted by.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the body.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that the type provides.
    @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }
    /// Adds the columns to those before; used by Pica only.
    static func _collect(_ content: Self, into columns: inout _TableColumns)
}

/// The columns of a table, in order. Only Pica can create and read a value.
public struct _TableColumns {
    var columns: [ColumnPlan] = []
    /// The path of the content that is being collected.
    private var path: [AnyHashable] = []

    /// Adds a column.
    mutating func add(_ column: ColumnPlan) {
        var column = column
        column.id = ColumnPlan.ID(path: path)
        columns.append(column)
    }

    /// Adds the columns of a part of the content.
    /// - Parameter name: An identifier unique among the sibling parts.
    @MainActor mutating func collect(_ name: AnyHashable, _ part: (inout _TableColumns) -> Void) {
        path.append(name)
        part(&self)
        path.removeLast()
    }
}

extension TableColumnContent {
    /// Adds the columns of the body; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        TableColumnBody._collect(content.tableColumnBody, into: &columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Pica's own columns have no body; Pica never reads this.
    public var tableColumnBody: Never { fatalError("\(Self.self) is made by Pica and has no body") }
}

extension Never: TableColumnContent {
    /// The type has no values, so there are no comparators.
    public typealias TableColumnSortComparator = Never
    /// The type has no values, so there is no body.
    public typealias TableColumnBody = Never
    /// Cannot be called, because the type has no values; used by Pica only.
    public static func _collect(_ content: Never, into columns: inout _TableColumns) {}
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the rows' values, if there are columns.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The comparator type of the columns, if there are any.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// Has no body: the columns, if there are any, take its place.
    public typealias TableColumnBody = Never

    /// Adds the columns; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        if let content { columns.collect(0) { Wrapped._collect(content, into: &$0) } }
    }
}

extension _ConditionalContent: TableColumnContent
where
    First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
{
    /// The type of the rows' values in both branches.
    public typealias TableRowValue = First.TableRowValue
    /// The comparator type of both branches.
    public typealias TableColumnSortComparator = First.TableColumnSortComparator
    /// Has no body: the branch taken takes its place.
    public typealias TableColumnBody = Never

    /// Adds the columns of the branch taken; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        switch content.storage {
        case .first(let first): columns.collect(0) { First._collect(first, into: &$0) }
        case .second(let second): columns.collect(1) { Second._collect(second, into: &$0) }
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue
    /// The comparator type of the columns inside.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// Has no body: the columns inside take its place.
    public typealias TableColumnBody = Never

    /// Groups columns so that code can treat them as one.
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(of: content())
    }

    /// Adds the columns; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        Content._collect(content.content, into: &columns)
    }
}

/// Several columns, created from a builder's block.
///
/// In SwiftUI the last parameter is a tuple; here the columns are a parameter pack.
public struct TupleTableColumnContent<
    RowValue: Identifiable, Sort: SortComparator, each Content: TableColumnContent
> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTableColumnContent: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The comparator type of the columns.
    public typealias TableColumnSortComparator = Sort
    /// Has no body: the columns take its place.
    public typealias TableColumnBody = Never

    /// Adds the columns; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        var number = 0
        for column in repeat each content.content {
            columns.collect(number) { collect(column, into: &$0) }
            number += 1
        }
    }

    @MainActor private static func collect<Column: TableColumnContent>(
        _ column: Column, into columns: inout _TableColumns
    ) {
        Column._collect(column, into: &columns)
    }
}

/// Columns created for the elements of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>
where
    RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator,
    Content: TableColumnContent
{
    /// The elements.
    public var data: Data
    /// Returns the columns of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Creates columns for identifiable elements.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Returns the columns of an element.
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// Creates columns for elements identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity of an element.
    ///   - content: Returns the columns of an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
    /// Creates columns for a range of numbers. Unlike in SwiftUI the range may change.
    nonisolated public init(
        _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) {
        self.init(data, id: \.self, content: content)
    }
}

extension TableColumnForEach: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The comparator type of the columns.
    public typealias TableColumnSortComparator = Sort
    /// Has no body: the columns take its place.
    public typealias TableColumnBody = Never

    /// Adds the columns; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        for element in content.data {
            columns.collect(AnyHashable(content.id(element))) {
                Content._collect(content.content(element), into: &$0)
            }
        }
    }
}
