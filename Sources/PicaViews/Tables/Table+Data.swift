import Foundation
import PicaFoundation
import PicaGraph

extension Table {
    /// A table.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.none, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .none, customization: columnCustomization, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .none, sorting: TableSorting(sortOrder), columns: columns(), rows: TableForEachContent(data))
    }

    /// A table whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data))
    }

    /// A table of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.one(selection), columns: columns(), rows: TableForEachContent(data))
    }

    /// A table of which one row can be selected, and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .one(selection), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data))
    }

    /// A table of which one row can be selected, and whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), columns: columns(),
            rows: TableForEachContent(data))
    }

    /// A table of which one row can be selected, and whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: TableForEachContent(data))
    }

    /// A table of which several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.many(selection), columns: columns(), rows: TableForEachContent(data))
    }

    /// A table of which several rows can be selected, and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .many(selection), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data))
    }

    /// A table of which several rows can be selected, and whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), columns: columns(),
            rows: TableForEachContent(data))
    }

    /// A table of which several rows can be selected, and whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - data: What the rows are about.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: TableForEachContent(data))
    }

}
