import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// Rows of a tree, with the children of each expanded element below it.
///
/// In a list they are rows like others. The right and left arrow keys expand and collapse the focused one. Identities
/// must be unique in the whole tree.
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

/// A placeholder for the rows of an element's children, which the group creates itself.
public struct OutlineSubgroupChildren: View {
    /// An empty view.
    public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Creates rows of a tree with a single root.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - content: Returns the row of an element.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates rows of a tree with the elements of a collection at its top level.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Creates rows of a tree with a single root and identifiable elements.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Creates rows of a tree with the identifiable elements of a collection at its top level.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, DataElement: Identifiable, ID == DataElement.ID {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View where Leaf: View {
    /// The visible rows.
    public var body: some View {
        let content = content
        return OutlineRows(tree: tree) { row, expansion in
            OutlineRow(depth: row.depth, expansion: expansion) { content(row.element) }
        }
    }
}

/// The trait of a row for its depth in its tree.
enum OutlineDepthKey: TraitKey { static var defaultValue: Int { 0 } }

/// A row of a tree, indented by its depth, with a disclosure mark if it has child rows.
struct OutlineRow<Content: View>: View {
    let depth: Int
    let expansion: Binding<Bool>?
    /// Whether the mark takes the keyboard focus, because the row does not.
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
        // Align the label with the edge of the mark, where its focus ring would be.
        .padding(.leading, -4)
        .padding(.trailing, 4)
        .accessibilityLabel(Text(OutlineWord(key: expansion.wrappedValue ? .collapse : .expand)))
        .modifier(AccessibilityAdjustment { $0.isExpanded = expansion.wrappedValue })
    }
}

extension List {
    /// Creates a list of a tree's rows with multiple selection.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level.
    ///   - children: The key path to an element's children; `nil` for one that cannot have any.
    ///   - selection: The selected values.
    ///   - rowContent: Returns the row of an element.
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

    /// Creates a list of a tree's rows with multiple selection. A key path identifies the elements.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree's rows with single selection. A key path identifies the elements.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree's rows with single selection.
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
    /// Creates a list of a tree's rows.
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

    /// Creates a list of a tree's rows. A key path identifies the elements.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
