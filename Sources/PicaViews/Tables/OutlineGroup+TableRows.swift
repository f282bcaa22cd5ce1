import Foundation
import PicaGraph

extension OutlineGroup: TableRowContent
where
    Parent: TableRowContent, Parent == Leaf, Leaf: TableRowContent,
    Subgroup == DisclosureTableRow<Parent, OutlineSubgroupTableRows<Parent.TableRowValue>>
{
    /// That of the rows that are made of an element.
    public typealias TableRowValue = Leaf.TableRowValue
    /// There is no body: the rows stand for it.
    public typealias TableRowBody = Never

    /// Rows of a table for a tree whose uppermost elements are those of a collection.
    ///
    /// - Parameters:
    ///   - data: The uppermost elements.
    ///   - children: An element's children; nil for one that can have none.
    ///   - content: Makes an element's row.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(roots: Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Rows of a table for a tree with one root.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - children: An element's children; nil for one that can have none.
    ///   - content: Makes an element's row.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(roots: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        let make = content.content
        return OutlineRows(tree: content.tree) { row, expansion in
            Leaf._makeRows(make(row.element))
                .environment(\.tableRowLevel, TableRowLevel(depth: row.depth, expansion: expansion))
        }
    }
}

/// Stands for the rows of an element's children, which are made where the group is.
public struct OutlineSubgroupTableRows<Value: Identifiable> {}

extension OutlineSubgroupTableRows: TableRowContent {
    /// What the rows would be about.
    public typealias TableRowValue = Value
    /// There is nothing in it itself.
    public typealias TableRowBody = Never

    /// Makes nothing; for Pica itself.
    public static func _makeRows(_ content: Self) -> EmptyView { EmptyView() }
}
