/// Mounts a view where it is written, to be shown elsewhere: a toolbar item, a title, a badge.
///
/// The view keeps the state, environment and focus scope of its place. A ``PortalOutlet`` with the same passage shows
/// it. Without an outlet it is mounted but invisible, like a closed menu.
package struct Portal<Content: View> {
    let passage: PortalPassage
    let content: Content

    nonisolated package init(_ passage: PortalPassage, @ViewBuilder content: () -> Content) {
        self.passage = passage
        self.content = content()
    }
}

/// Connects a portal to the outlet that shows its view. Its identity is the object's.
@MainActor package final class PortalPassage {
    /// The elements of the portal's view.
    fileprivate(set) var elements: [Element] = [] {
        didSet { if !elements.elementsEqual(oldValue, by: ===) { outlet?.elementsDidChange() } }
    }
    /// The outlet that shows the view: the one that was added last.
    fileprivate(set) weak var outlet: ViewNode?

    nonisolated package init() {}

    /// Whether a view in the portal handles a keyboard shortcut, visible or not.
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

    // The portal contributes nothing to the container at its own place.
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

/// Shows the view that a portal mounts.
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
