import Foundation
import PicaState

/// A modifier that presents views beside its content, in a surface of their own.
package struct LayerPresenter<Presented: View> {
    let isPresented: Binding<Bool>
    let placement: LayerPlacement
    let anchor: LayerAnchor
    let role: LayerRole
    let onDismiss: (() -> Void)?
    let content: () -> Presented

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - placement: The placement relative to the anchor.
    ///   - anchor: The place that the layer belongs to.
    ///   - onDismiss: Called after the presentation ended for any reason.
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

    /// Presents views in a dialog, in front of the whole window.
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

/// The node that presents a child whose elements are in a layer.
final class LayerPresenterNode<Content: View, Presented: View>:
    TypedNode<ModifiedContent<Content, LayerPresenter<Presented>>>, ElementCollecting, Presenting
{
    private var child: TypedNode<Content>?
    private var presented: TypedNode<AnyView>?
    private var isShown = false
    private var layer: SurfaceLayer?
    private weak var anchor: Element?
    /// The elements of the presented view.
    private var elements: [Element] = []
    private let presentation = Presentation()
    /// The transaction of the change that started the presentation.
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
            // A layer presented together with its window appears without an animation.
            if made.role == .dialog, graph.updates > 0 { made.come(in: arrival) }
        }
        layer?.surface.rootElement.direction = environment.layoutDirection
        layer?.surface.rootElement.setChildren(elements)
    }

    /// The surface that presents the layer. A dialog uses the window if its anchor is not visible.
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
