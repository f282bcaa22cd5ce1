/// A node that adds nothing to its only child.
package class PassthroughNode<Outer: View, Inner: View>: TypedNode<Outer> {
    package private(set) var child: TypedNode<Inner>?
    private let inner: (Outer) -> Inner

    package init(_ view: Outer, parent: ViewNode, inner: @escaping (Outer) -> Inner) {
        self.inner = inner
        super.init(view, parent: parent)
        willMountChild()
        child = inner(view).mount(in: self)
    }

    /// Called just before the child is mounted, to prepare what the child inherits.
    package func willMountChild() {}

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    package override func evaluate() { child?.update(inner(view)) }
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
}
