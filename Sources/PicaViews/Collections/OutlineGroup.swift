import Foundation
import PicaGraph

/// Rows of a tree: each element's own, and below it those of its children while it is expanded.
///
/// In a list the rows are the list's: they are selected as others, and the right and left arrows expand and collapse
/// the one that keys go on from. Identities must differ in all of the tree.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let roots: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf
    @State private var expanded: Set<ID> = []

    nonisolated private init(
        roots: [Data.Element], id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.roots = roots
        self.id = id
        self.children = children
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
        ForEach(rows, id: \.id) { row in
            OutlineRow(depth: row.depth, expansion: row.isParent ? expansion(of: row.id) : nil) {
                content(row.element)
            }
        }
    }

    private struct Row {
        let element: Data.Element
        let id: ID
        let depth: Int
        let isParent: Bool
    }

    @MainActor private var rows: [Row] {
        var rows: [Row] = []
        // A list of what is still to come, so that a deep tree goes as deep as memory does.
        var waiting = roots.reversed().map { ($0, 0) }
        while let (element, depth) = waiting.popLast() {
            let inner = children(element)
            let id = element[keyPath: id]
            rows.append(Row(element: element, id: id, depth: depth, isParent: inner != nil))
            if let inner, expanded.contains(id) {
                waiting += inner.reversed().map { ($0, depth + 1) }
            }
        }
        return rows
    }

    @MainActor private func expansion(of id: ID) -> Binding<Bool> {
        let expanded = $expanded
        return Binding {
            expanded.wrappedValue.contains(id)
        } set: { isExpanded in
            if isExpanded { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) }
        }
    }
}

/// Whether a row's own rows are to be seen; nil for one that has none.
enum ExpansionKey: TraitKey { static var defaultValue: Binding<Bool>? { nil } }

private struct OutlineRow<Content: View>: View {
    let depth: Int
    let expansion: Binding<Bool>?
    let content: Content
    @ScaledMetric private var indent: CGFloat = 20

    init(depth: Int, expansion: Binding<Bool>?, @ViewBuilder content: () -> Content) {
        self.depth = depth
        self.expansion = expansion
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 0) {
            if let expansion {
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
                .focusable(false)
                .accessibilityLabel(Text(OutlineWord(key: expansion.wrappedValue ? .collapse : .expand)))
            } else {
                Color.clear.frame(width: indent, height: 1)
            }
            content
        }
        .padding(.leading, CGFloat(depth) * indent)
        .modifier(TraitWriter(key: ExpansionKey.self, value: expansion))
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
