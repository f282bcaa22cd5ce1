import Foundation
import PicaFoundation
import PicaState

extension Table {
    /// Creates a table with the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .none, customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data, children: children))
    }

    /// Creates a sortable table with the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data, children: children))
    }

    /// Creates a table with single selection and the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .one(selection), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data, children: children))
    }

    /// Creates a sortable table with single selection and the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - selection: The identity of the selected row's value; `nil` for none.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: TableOutlineGroupContent(data, children: children))
    }

    /// Creates a table with multiple selection and the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - selection: The identities of the selected rows' values.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .many(selection), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data, children: children))
    }

    /// Creates a sortable table with multiple selection and the rows of a tree.
    ///
    /// - Parameters:
    ///   - data: The values of the rows at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - selection: The identities of the selected rows' values.
    ///   - sortOrder: The comparators that order the rows, the first of which takes precedence. Presses on titles
    ///     change it; the app sorts its data by it.
    ///   - columnCustomization: The person's changes to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization,
            columns: columns(), rows: TableOutlineGroupContent(data, children: children))
    }

}
