import PicaGraph
import PicaState

/// A tree of elements.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable> {
    let roots: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    /// Returns an element's children; `nil` for one that cannot have any.
    let children: (Data.Element) -> Data?

    /// An element with its position in the tree.
    struct Row {
        let element: Data.Element
        let id: ID
        let depth: Int
        let isParent: Bool
    }

    /// Returns the visible rows.
    func rows(expanded: Set<ID>) -> [Row] {
        var rows: [Row] = []
        // Use an explicit stack rather than recursion, so that only memory limits the depth of the tree.
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

/// A view for each visible element of a tree.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let tree: OutlineTree<Data, ID>
    /// Returns the view of a row. Its second argument is whether the row is expanded; `nil` if it has no children.
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
