import Foundation
import PicaFoundation
import PicaGraph

extension Table {
    /// A table whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table whose rows are ordered by its columns and whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which one row can be selected, and whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which one row can be selected, and whose rows are ordered by its columns and whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - selection: The row that is selected: the identity of what it is about; nil for none.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which several rows can be selected, and whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - columnCustomization: What a person has made of the columns.
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

    /// A table of which several rows can be selected, and whose rows are ordered by its columns and whose rows are those of a tree.
    ///
    /// - Parameters:
    ///   - data: What the uppermost rows are about.
    ///   - children: The elements that an element's own rows are about; nil for one that can have none.
    ///   - selection: The rows that are selected: the identities of what they are about.
    ///   - sortOrder: What orders the rows, the first before the others. The app puts its data in that order; presses on titles change it.
    ///   - columnCustomization: What a person has made of the columns.
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
