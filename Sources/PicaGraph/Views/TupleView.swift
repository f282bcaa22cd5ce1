/// Several views in sequence, as a builder's block makes them.
///
/// SwiftUI's type has one parameter, a tuple; here the views are the parameters.
public struct TupleView<each Content: View> {
    package let content: (repeat each Content)

    /// Creates a sequence of views.
    nonisolated public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Creates a sequence from a tuple of views.
    @_disfavoredOverload
    nonisolated public init(_ value: (repeat each Content)) { content = value }
}

extension TupleView: PrimitiveView {
    /// No body; the views are mounted in its place.
    public typealias Body = Never

    /// Whether one of the views may contain a section. For Pica's own use.
    public static var _hasSections: Bool {
        var found = false
        repeat found = found || (each Content)._hasSections
        return found
    }

    /// Whether one of the views may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool {
        var found = false
        repeat found = found || (each Content)._speaksForRow
        return found
    }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        TupleNode<repeat each Content>(self, parent: parent)
    }
}

package final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
    private var nodes: (repeat TypedNode<each Content>)?

    override init(_ view: TupleView<repeat each Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        nodes = (repeat (each view.content).mount(in: self))
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        guard let nodes else { return }
        repeat body(each nodes)
    }

    override func original(ofEntry index: Int) -> (node: ViewNode, entry: Int) {
        guard let (node, index) = locate(index) else { return (self, index) }
        return node.original(ofEntry: index)
    }

    package override func evaluate() {
        guard let nodes else { return }
        repeat (each nodes).update(each view.content)
    }
}
