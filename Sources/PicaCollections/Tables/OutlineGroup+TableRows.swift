import Foundation
import PicaGraph

extension OutlineGroup: TableRowContent
where
    Parent: TableRowContent, Parent == Leaf, Leaf: TableRowContent,
    Subgroup == DisclosureTableRow<Parent, OutlineSubgroupTableRows<Parent.TableRowValue>>
{
    /// The value type of the rows made for an element.
    public typealias TableRowValue = Leaf.TableRowValue
    /// Has no body: the rows take its place.
    public typealias TableRowBody = Never

    /// Creates table rows for a tree with the elements of a collection at its top level.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - content: Returns the row of an element.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(roots: Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates table rows for a tree with a single root.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - content: Returns the row of an element.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(roots: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        let make = content.content
        return OutlineRows(tree: content.tree) { row, expansion in
            Leaf._makeRows(make(row.element))
                .environment(\.tableRowLevel, TableRowLevel(depth: row.depth, expansion: expansion))
        }
    }
}

/// A placeholder for the rows of an element's children, which the group creates itself.
public struct OutlineSubgroupTableRows<Value: Identifiable> {}

extension OutlineSubgroupTableRows: TableRowContent {
    /// The value type of the rows.
    public typealias TableRowValue = Value
    /// Has no body: the placeholder is empty.
    public typealias TableRowBody = Never

    /// Returns an empty view; used by Pica only.
    public static func _makeRows(_ content: Self) -> EmptyView { EmptyView() }
}
