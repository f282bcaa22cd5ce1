import Foundation
import PicaFoundation
import PicaGraph

extension Table {
    /// A table.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, columns: columns(), rows: rows())
    }

    /// A table whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.none, sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which one row can be selected.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), columns: columns(), rows: rows())
    }

    /// A table of which one row can be selected, and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table of which one row can be selected.
    ///
    /// - Parameters:
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), columns: columns(), rows: rows())
    }

    /// A table of which one row can be selected, and whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of which one row can be selected, and whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which several rows can be selected.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), columns: columns(), rows: rows())
    }

    /// A table of which several rows can be selected, and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columnCustomization: What a person has made of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table of which several rows can be selected.
    ///
    /// - Parameters:
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), columns: columns(), rows: rows())
    }

    /// A table of which several rows can be selected, and whose rows are ordered by its columns.
    ///
    /// - Parameters:
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columns: The columns.
    ///   - rows: The rows.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of which several rows can be selected, and whose rows are ordered by its columns and whose columns a person may arrange.
    ///
    /// - Parameters:
    ///   - valueType: What the columns show something of.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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
