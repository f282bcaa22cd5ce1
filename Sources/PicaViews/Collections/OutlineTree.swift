import PicaGraph

/// Elements that have elements.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable> {
    let roots: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    /// Nil for an element that can have none.
    let children: (Data.Element) -> Data?

    /// An element where it stands in the tree.
    struct Row {
        let element: Data.Element
        let id: ID
        let depth: Int
        let isParent: Bool
    }

    /// Those that are to be seen.
    func rows(expanded: Set<ID>) -> [Row] {
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
}

/// A view for each element of a tree that is to be seen.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let tree: OutlineTree<Data, ID>
    /// Is given the row, and whether its own rows are to be seen; nil for one that has none.
    let content: (OutlineTree<Data, ID>.Row, Binding<Bool>?) -> Content
    @State private var expanded: Set<ID> = []

    init(
        tree: OutlineTree<Data, ID>,
        @ViewBuilder content: @escaping (OutlineTree<Data, ID>.Row, Binding<Bool>?) -> Content
    ) {
        self.tree = tree
        self.content = content
    }

    var body: some View {
        ForEach(tree.rows(expanded: expanded), id: \.id) { row in
            content(row, row.isParent ? expansion(of: row.id) : nil)
        }
    }

    private func expansion(of id: ID) -> Binding<Bool> {
        let expanded = $expanded
        return Binding {
            expanded.wrappedValue.contains(id)
        } set: { isExpanded in
            if isExpanded { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) }
        }
    }
}
