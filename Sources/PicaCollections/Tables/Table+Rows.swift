import Foundation
import PicaFoundation
import PicaState

extension Table {
    /// Creates a table with custom rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows.
    ///
    /// - Parameters:
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.none, sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: rows())
    }

    /// Creates a table with custom rows and single selection.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows and single selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows and single selection.
    ///
    /// - Parameters:
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows and single selection.
    ///
    /// - Parameters:
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows and single selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows and multiple selection.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows' values.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows and multiple selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows' values.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// Creates a table with custom rows and multiple selection.
    ///
    /// - Parameters:
    ///   - selection: The identities of the selected rows' values.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows and multiple selection.
    ///
    /// - Parameters:
    ///   - selection: The identities of the selected rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// Creates a sortable table with custom rows and multiple selection whose columns the person may customize.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: rows())
    }

}
