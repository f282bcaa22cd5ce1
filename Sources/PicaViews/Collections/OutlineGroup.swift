import Foundation
import PicaGraph

/// Rows of a tree: each element's own, and below it those of its children while it is expanded.
///
/// In a list the rows are the list's: they are selected as others, and the right and left arrows expand and collapse
/// the one that keys go on from. Identities must differ in all of the tree.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let tree: OutlineTree<Data, ID>
    let content: (Data.Element) -> Leaf

    nonisolated init(
        roots: [Data.Element], id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        tree = OutlineTree(roots: roots, id: id, children: children)
        self.content = content
    }
}

/// Stands for the rows of an element's children, which are made where the group is.
public struct OutlineSubgroupChildren: View {
    /// There is nothing in it itself.
    public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Rows of a tree with one root.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - id: What elements are known by.
    ///   - children: An element's children; nil for one that can have none.
    ///   - content: Makes an element's row.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Rows of a tree whose uppermost elements are those of a collection.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Rows of a tree with one root, whose elements have identities.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Rows of a tree whose uppermost elements are those of a collection and have identities.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View where Leaf: View {
    /// The rows that are to be seen.
    public var body: some View {
        let content = content
        return OutlineRows(tree: tree) { row, expansion in
            OutlineRow(depth: row.depth, expansion: expansion) { content(row.element) }
        }
    }
}

/// How deep an element's row stands in its tree.
enum OutlineDepthKey: TraitKey { static var defaultValue: Int { 0 } }

/// A row of a tree, moved in as deep as it stands there, with a mark that shows and hides its own rows.
struct OutlineRow<Content: View>: View {
    let depth: Int
    let expansion: Binding<Bool>?
    /// Whether keys reach the mark, where they do not reach the row.
    let isFocusable: Bool
    let content: Content
    @ScaledMetric private var indent: CGFloat = 20

    init(
        depth: Int, expansion: Binding<Bool>?, isFocusable: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self.depth = depth
        self.expansion = expansion
        self.isFocusable = isFocusable
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 0) {
            if let expansion, isFocusable {
                button(expansion)
            } else if let expansion {
                button(expansion).focusable(false)
            } else {
                Color.clear.frame(width: indent, height: 1)
            }
            content
        }
        .padding(.leading, CGFloat(depth) * indent)
        .modifier(TraitWriter(key: ExpansionKey.self, value: expansion))
        .modifier(TraitWriter(key: OutlineDepthKey.self, value: depth))
    }

    private func button(_ expansion: Binding<Bool>) -> some View {
        Button {
            withAnimation { expansion.wrappedValue.toggle() }
        } label: {
            Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
                .imageScale(.small)
                .foregroundStyle(.secondary)
                .frame(width: indent, height: max(24, indent))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        // The row's label begins at the mark's edge, where the ring would be.
        .padding(.leading, -4)
        .padding(.trailing, 4)
        .accessibilityLabel(Text(OutlineWord(key: expansion.wrappedValue ? .collapse : .expand)))
    }
}

extension List {
    /// Rows of a tree, of which several can be selected.
    ///
    /// - Parameters:
    ///   - data: The uppermost elements.
    ///   - children: An element's children; nil for one that can have none.
    ///   - selection: The rows that are selected.
    ///   - rowContent: Makes an element's row.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Rows of a tree whose elements a property tells apart, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Rows of a tree whose elements a property tells apart, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Rows of a tree, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Rows of a tree.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Rows of a tree, whose elements a property tells apart.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
