/// Mounts a view where it is written, to be shown somewhere else: an item of a toolbar, a title, a badge.
///
/// The view keeps the state, the environment and the focus scope of its place. A ``PortalOutlet`` of the same passage
/// shows it; without one it is mounted but not seen, as a menu that is closed.
package struct Portal<Content: View> {
    let passage: PortalPassage
    let content: Content

    nonisolated package init(_ passage: PortalPassage, @ViewBuilder content: () -> Content) {
        self.passage = passage
        self.content = content()
    }
}

/// Joins a portal to the outlet that shows its view. Known by its identity.
@MainActor package final class PortalPassage {
    /// What the portal's view contributes.
    fileprivate(set) var elements: [Element] = [] {
        didSet { if !elements.elementsEqual(oldValue, by: ===) { outlet?.elementsDidChange() } }
    }
    /// The outlet that shows it: the one that came last.
    fileprivate(set) weak var outlet: ViewNode?

    nonisolated package init() {}

    /// Whether something in the view takes a key, seen or not.
    package func performShortcut(_ press: KeyStroke) -> Bool {
        elements.contains { $0.performShortcut(press) }
    }

    fileprivate func open(at node: ViewNode) {
        let last = outlet
        outlet = node
        last?.elementsDidChange()
    }

    fileprivate func close(at node: ViewNode) {
        if outlet === node { outlet = nil }
    }
}

extension Portal: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { PortalNode(self, parent: parent) }
}

private final class PortalNode<Content: View>: TypedNode<Portal<Content>>, ElementCollecting {
    private var child: TypedNode<Content>?

    override init(_ view: Portal<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        graph.enqueueContainer(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    // To the container here it is nothing.
    override func forEachMaker(_ body: (ViewNode) -> Void) {}
    override func makeElements() -> [Element] { [] }
    override var madeElements: [Element] { [] }

    override func viewDidChange(from old: Portal<Content>) {
        if old.passage !== view.passage {
            old.passage.elements = []
            graph.enqueueContainer(self)
        }
        child?.update(view.content)
    }

    override func elementsDidChange() { graph.enqueueContainer(self) }

    func collectElements() { view.passage.elements = child?.makeElements() ?? [] }

    override func unmount() {
        view.passage.elements = []
        super.unmount()
    }
}

/// Shows what a portal mounts.
package struct PortalOutlet {
    let passage: PortalPassage

    nonisolated package init(_ passage: PortalPassage) { self.passage = passage }
}

extension PortalOutlet: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { PortalOutletNode(self, parent: parent) }
}

private final class PortalOutletNode: EntryNode<PortalOutlet> {
    override init(_ view: PortalOutlet, parent: ViewNode) {
        super.init(view, parent: parent)
        view.passage.open(at: self)
    }

    override var isAlwaysSingle: Bool { false }
    override var carriesOutTransitions: Bool? { false }

    override func viewDidChange(from old: PortalOutlet) {
        guard old.passage !== view.passage else { return }
        old.passage.close(at: self)
        view.passage.open(at: self)
        elementsDidChange()
    }

    override func makeElements() -> [Element] {
        view.passage.outlet === self ? view.passage.elements : []
    }

    override func unmount() {
        view.passage.close(at: self)
        super.unmount()
    }
}
