import Foundation
import PicaFoundation
import PicaState

extension Table {
    /// Creates a table of data.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.none, columns: columns(), rows: TableForEachContent(data))
    }

    /// Creates a table whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .none, customization: columnCustomization, columns: columns(), rows: TableForEachContent(data))
    }

    /// Creates a sortable table.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
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

    /// Creates a sortable table whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
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

    /// Creates a table with single selection.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.one(selection), columns: columns(), rows: TableForEachContent(data))
    }

    /// Creates a table with single selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columnCustomization: The person's changes to the columns.
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

    /// Creates a sortable table with single selection.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
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

    /// Creates a sortable table with single selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
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

    /// Creates a table with multiple selection.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identities of the selected rows' values.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.many(selection), columns: columns(), rows: TableForEachContent(data))
    }

    /// Creates a table with multiple selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identities of the selected rows' values.
    ///   - columnCustomization: The person's changes to the columns.
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

    /// Creates a sortable table with multiple selection.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identities of the selected rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
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

    /// Creates a sortable table with multiple selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - data: The values that the rows show.
    ///   - selection: The identities of the selected rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
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
