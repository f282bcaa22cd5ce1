import Foundation

/// The node of a view that is one element without children.
final class LeafNode<Content: View, Leaf: LeafElement<Content>>: TypedNode<Content> {
    private var leaf: Leaf?

    init(_ view: Content, parent: ViewNode, element: (ViewNode) -> Leaf) {
        super.init(view, parent: parent)
        leaf = element(self)
        evaluate()
    }

    override var elements: [Element] { leaf.map { [$0] } ?? [] }
    override var environmentReads: EnvironmentReads { ViewType.of(Content.self).environmentReads }

    override func evaluate() {
        track { leaf?.update(view, environment) }
    }
}

/// The element of a view that draws itself.
class LeafElement<Content: View>: Element {
    /// Override: take the value; work out what depends on it and the environment, and invalidate what
    /// changed. Reads are noted.
    func update(_ view: Content, _ environment: EnvironmentValues) {}
}
