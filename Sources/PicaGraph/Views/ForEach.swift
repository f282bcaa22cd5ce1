import PicaFoundation

/// A view for each element of a collection, kept by identity while elements come, go and move.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { ForEachNode(self, parent: parent) }
}

package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's identity; `occurrence` tells apart elements that claim the same.
    private struct Key: Hashable {
        package var id: ID
        package var occurrence: Int
    }

    private var order: [Key] = []
    private var nodes: [Key: TypedNode<Content>] = [:]
    private var warned = false

    override init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        evaluate()
    }

    package override var children: [ViewNode] { order.compactMap { nodes[$0] } }
    package override var elements: [Element] { order.flatMap { nodes[$0]?.elements ?? [] } }
    package override var environmentReads: EnvironmentReads {
        ViewType.of(ForEach<Data, ID, Content>.self).environmentReads
    }

    package override func evaluate() {
        // The closures may read state that the parent's body does not.
        let (newOrder, contents) = track { (keys(), view.data.map(view.content)) }
        var kept: [Key: TypedNode<Content>] = [:]
        kept.reserveCapacity(newOrder.count)
        for (key, content) in zip(newOrder, contents) {
            if let node = nodes.removeValue(forKey: key) {
                node.update(content)
                kept[key] = node
            } else {
                kept[key] = content.mount(in: self)
            }
        }
        for gone in nodes.values { gone.unmount() }
        nodes = kept
        if newOrder != order {
            order = newOrder
            elementsDidChange()
        }
    }

    private func keys() -> [Key] {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(view.data.count)
        return view.data.map { element in
            let id = view.id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence > 0, !warned {
                warned = true
                Logger(subsystem: "Pica", category: "views")
                    .warning("ForEach: the identity \(id) occurs more than once; state may move between rows")
            }
            return Key(id: id, occurrence: occurrence)
        }
    }
}
