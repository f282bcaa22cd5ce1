import Foundation
import PicaGraph

/// Columns of a table.
///
/// An app's own columns say in `tableColumnBody` what they are made of.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What the columns show something of, for each row.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What orders rows by the columns; `Never` for columns that do not.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// What the columns are made of.
    associatedtype TableColumnBody: TableColumnContent
    /// What the columns are made of.
    @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }
    /// Adds the columns to those before; for Pica itself.
    static func _collect(_ content: Self, into columns: inout _TableColumns)
}

/// The columns of a table, one after another. Only Pica can make and read one.
public struct _TableColumns {
    var columns: [ColumnPlan] = []
    /// What the columns that are collected now are made of.
    private var path: [AnyHashable] = []

    /// Adds a column.
    mutating func add(_ column: ColumnPlan) {
        var column = column
        column.id = ColumnPlan.ID(path: path)
        columns.append(column)
    }

    /// Adds what a part of the columns collects.
    /// - Parameter name: Tells the part apart from those beside it.
    @MainActor mutating func collect(_ name: AnyHashable, _ part: (inout _TableColumns) -> Void) {
        path.append(name)
        part(&self)
        path.removeLast()
    }
}

extension TableColumnContent {
    /// Adds what the columns are made of; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        TableColumnBody._collect(content.tableColumnBody, into: &columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Columns that Pica makes itself are made of nothing; this is never read by it.
    public var tableColumnBody: Never { fatalError("\(Self.self) is made by Pica and has no body") }
}

extension Never: TableColumnContent {
    /// There is no value, so there is nothing that orders rows.
    public typealias TableColumnSortComparator = Never
    /// There is no value, so there is nothing that columns are made of.
    public typealias TableColumnBody = Never
    /// Cannot be called, as there is no value; for Pica itself.
    public static func _collect(_ content: Never, into columns: inout _TableColumns) {}
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// What the columns show something of, where there are any.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// That of the columns, where there are any.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// There is no body: the columns, where there are any, stand for it.
    public typealias TableColumnBody = Never

    /// Adds the columns; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        if let content { columns.collect(0) { Wrapped._collect(content, into: &$0) } }
    }
}

extension _ConditionalContent: TableColumnContent
where
    First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
{
    /// What the columns of both branches show something of.
    public typealias TableRowValue = First.TableRowValue
    /// That of the columns of both branches.
    public typealias TableColumnSortComparator = First.TableColumnSortComparator
    /// There is no body: the branch taken stands for it.
    public typealias TableColumnBody = Never

    /// Adds the columns of the branch taken; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        switch content.storage {
        case .first(let first): columns.collect(0) { First._collect(first, into: &$0) }
        case .second(let second): columns.collect(1) { Second._collect(second, into: &$0) }
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// What the columns inside show something of.
    public typealias TableRowValue = Content.TableRowValue
    /// That of the columns inside.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// There is no body: the columns inside stand for it.
    public typealias TableColumnBody = Never

    /// Columns treated as one in code.
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(of: content())
    }

    /// Adds the columns; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        Content._collect(content.content, into: &columns)
    }
}

/// Several columns, as a builder's block makes them.
///
/// SwiftUI's has a tuple as its last parameter; here the columns are parameters.
public struct TupleTableColumnContent<
    RowValue: Identifiable, Sort: SortComparator, each Content: TableColumnContent
> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTableColumnContent: TableColumnContent {
    /// What the columns show something of.
    public typealias TableRowValue = RowValue
    /// What orders rows by the columns.
    public typealias TableColumnSortComparator = Sort
    /// There is no body: the columns stand for it.
    public typealias TableColumnBody = Never

    /// Adds the columns; for Pica itself.
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

/// Columns for the elements of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>
where
    RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator,
    Content: TableColumnContent
{
    /// The elements.
    public var data: Data
    /// Makes the columns of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Columns for elements that have an identity.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the columns of an element.
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// Columns for elements that a property tells apart.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: What an element is known by.
    ///   - content: Makes the columns of an element.
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
    /// Columns for numbers. Unlike in SwiftUI the range may change.
    nonisolated public init(
        _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) {
        self.init(data, id: \.self, content: content)
    }
}

extension TableColumnForEach: TableColumnContent {
    /// What the columns show something of.
    public typealias TableRowValue = RowValue
    /// What orders rows by the columns.
    public typealias TableColumnSortComparator = Sort
    /// There is no body: the columns stand for it.
    public typealias TableColumnBody = Never

    /// Adds the columns; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        for element in content.data {
            columns.collect(AnyHashable(content.id(element))) {
                Content._collect(content.content(element), into: &$0)
            }
        }
    }
}
