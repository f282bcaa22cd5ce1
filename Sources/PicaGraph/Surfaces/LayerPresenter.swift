import Foundation

/// Presents views beside what it modifies, in a surface of their own.
package struct LayerPresenter<Presented: View> {
    let isPresented: Binding<Bool>
    let placement: LayerPlacement
    let anchor: LayerAnchor
    let role: LayerRole
    let onDismiss: (() -> Void)?
    let content: () -> Presented

    /// - Parameters:
    ///   - placement: How it stands to that place.
    ///   - anchor: What it belongs to.
    ///   - onDismiss: Runs once it is not presented any more, whoever took it away.
    nonisolated package init(
        isPresented: Binding<Bool>, placement: LayerPlacement, anchor: LayerAnchor,
        role: LayerRole = .modal, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> Presented
    ) {
        self.isPresented = isPresented
        self.placement = placement
        self.anchor = anchor
        self.role = role
        self.onDismiss = onDismiss
        self.content = content
    }

    /// Presents views in a dialog, in front of all of the window.
    nonisolated package init(
        dialog isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> Presented
    ) {
        self.init(
            isPresented: isPresented, placement: .window, anchor: .window { .zero }, role: .dialog,
            onDismiss: onDismiss, content: content)
    }
}

extension LayerPresenter: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        LayerPresenterNode(view, parent: parent)
    }
}

/// Keeps what is presented as a child of its own, whose elements stand in a layer's tree.
final class LayerPresenterNode<Content: View, Presented: View>:
    TypedNode<ModifiedContent<Content, LayerPresenter<Presented>>>, ElementCollecting, Presenting
{
    private var child: TypedNode<Content>?
    private var presented: TypedNode<AnyView>?
    private var isShown = false
    private var layer: SurfaceLayer?
    private weak var anchor: Element?
    /// What is presented.
    private var elements: [Element] = []
    private let presentation = Presentation()
    /// The change that it came with.
    private var arrival = Transaction()

    override init(_ view: ModifiedContent<Content, LayerPresenter<Presented>>, parent: ViewNode) {
        super.init(view, parent: parent)
        presentation.dismiss = { [weak self] in self?.view.modifier.isPresented.wrappedValue = false }
        child = view.content.mount(in: self)
        invalidate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        if let presented { body(presented) }
    }

    override var showsChildAlone: Bool { parent?.showsChildAlone == true }

    override func viewDidChange(from old: ModifiedContent<Content, LayerPresenter<Presented>>) {
        child?.update(view.content)
        evaluate()
    }

    override func evaluate() {
        let wasShown = isShown
        let content = track {
            isShown = view.modifier.isPresented.wrappedValue
            return isShown ? view.modifier.content() : nil
        }
        .map { AnyView($0.environment(\.dismiss, DismissAction(presentation: presentation))) }
        layer?.placement = view.modifier.placement
        if isShown, !wasShown { arrival = graph.transaction }
        if wasShown, !isShown { wasDismissed() }
        switch (content, presented) {
        case (let content?, let presented?):
            presented.update(content)
        case (let content?, nil):
            presented = content.mount(in: self)
            graph.enqueueContainer(self)
        case (nil, let presented?):
            self.presented = nil
            presented.unmount()
        case (nil, nil): break
        }
    }

    private func wasDismissed() {
        if let layer { layer.surface.parent?.remove(layer, in: graph.transaction) }
        layer = nil
        if let action = view.modifier.onDismiss { graph.after(action) }
    }

    override func unmount() {
        if isShown { wasDismissed() }
        isShown = false
        super.unmount()
    }

    // MARK: Elements

    override func makeElements() -> [Element] {
        let elements = child?.makeElements() ?? []
        anchor = elements.first
        return elements
    }

    override func makeElements(at index: Int) -> [Element] {
        let elements = super.makeElements(at: index)
        anchor = anchor ?? elements.first
        return elements
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        merged(key, of: child.map { [$0] } ?? [])
    }

    override func elementsDidChange() {
        super.elementsDidChange()
        graph.enqueueContainer(self)
    }

    func collectElements() {
        guard let presented else { return }
        elements = presented.makeElements()
        graph.enqueuePresentation(self)
    }

    func present() {
        guard isShown, presented != nil else { return }
        if layer == nil, let host = owner {
            let made = SurfaceLayer(of: host, role: view.modifier.role)
            made.placement = view.modifier.placement
            made.dismiss = { [weak self] in self?.presentation.dismissByPerson() }
            made.anchor = { [weak self] in self?.anchorFrame ?? .zero }
            layer = made
            (host.parent ?? host).add(made)
            made.surface.rootElement.setChildren(elements)
            // With its window it is there at once.
            if made.role == .dialog, graph.updates > 0 { made.come(in: arrival) }
        }
        layer?.surface.rootElement.direction = environment.layoutDirection
        layer?.surface.rootElement.setChildren(elements)
    }

    /// The surface that it is presented in. A dialog is the window's where what it belongs to shows nothing.
    private var owner: ViewHost? {
        anchor?.host ?? (view.modifier.role == .dialog ? graph.host : nil)
    }

    private var anchorFrame: CGRect {
        switch view.modifier.anchor {
        case .content(let part): anchor.map { $0.toWindow(part($0.size)) } ?? .zero
        case .window(let place): place()
        }
    }
}
