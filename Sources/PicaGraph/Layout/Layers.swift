import Foundation
import PicaCanvas
import PicaState

extension View {
    /// Layers views behind this one, within its frame.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(Layered(layer: content(), alignment: alignment, role: .behind))
    }

    /// Layers a view behind this one, within its frame.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View
    {
        modifier(Layered(layer: background, alignment: alignment, role: .behind))
    }

    /// Layers views in front of this one, within its frame.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(Layered(layer: content(), alignment: alignment, role: .front))
    }

    /// Layers a view in front of this one, within its frame.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(Layered(layer: overlay, alignment: alignment, role: .front))
    }
}

extension View {
    /// Masks the view by the alpha channel of other views, which take no input and are not accessible.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(
            Layered(
                layer: mask().allowsHitTesting(false).accessibilityHidden(true), alignment: alignment,
                role: .mask))
    }

    /// Masks the view by the alpha channel of another view, which takes no input and is not accessible.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// The role of a layer in another view's frame.
package enum LayeredRole: Sendable {
    case behind, front
    /// The view is visible only where the layer is opaque.
    case mask
}

/// A layer behind or in front of a view, or a mask. It is laid out in the view's size and does not change it.
package struct Layered<Layer: View> {
    package let layer: Layer
    package let alignment: Alignment
    package let role: LayeredRole
}

extension Layered: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        LayeredNode(view, parent: parent)
    }
}

final class LayeredNode<Content: View, Layer: View>:
    WrappingNode<ModifiedContent<Content, Layered<Layer>>, LayeredElement>
{
    private typealias LayerNode = TypedNode<LayoutView<ZStackLayout, Layer>>

    private var child: TypedNode<Content>?
    /// The layer of each of the content's elements, which has its own copy.
    private var layers: [(element: LayeredElement, node: LayerNode)] = []

    override init(_ view: ModifiedContent<Content, Layered<Layer>>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
    }

    private var layer: LayoutView<ZStackLayout, Layer> {
        LayoutView(layout: ZStackLayout(), content: view.modifier.layer)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        for layer in layers { body(layer.node) }
    }
    override var content: ViewNode? { child }
    override var environmentReads: EnvironmentReads { ViewType.of(Layered<Layer>.self).environmentReads }

    override func viewDidChange(from old: ModifiedContent<Content, Layered<Layer>>) {
        child?.update(view.content)
        for layer in layers { layer.node.update(self.layer) }
        evaluate()
    }

    override func evaluate() {
        track {
            for layer in layers { update(layer.element) }
        }
    }

    private func update(_ element: LayeredElement) {
        element.alignment = view.modifier.alignment
        element.direction = environment.layoutDirection
    }

    override func makeWrapper(around element: Element) -> LayeredElement {
        let node = layer.mount(in: self)
        let made = LayeredElement(
            graph: graph, content: element, layer: node.makeElements()[0], role: view.modifier.role)
        track(andForget: false) { update(made) }
        layers.append((made, node))
        return made
    }

    override func wrapperWasRemoved(_ wrapper: LayeredElement) {
        guard let index = layers.firstIndex(where: { $0.element === wrapper }) else { return }
        layers.remove(at: index).node.unmount()
    }
}

/// An element with a layer behind or in front of it, or a mask.
package final class LayeredElement: Element {
    package let content: Element
    private let layer: Element
    private let role: LayeredRole
    package var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }

    package init(graph: ViewGraph, content: Element, layer: Element, role: LayeredRole) {
        self.content = content
        self.layer = layer
        self.role = role
        super.init(graph: graph)
        setChildren(role == .behind ? [layer, content] : [content, layer])
    }

    package override func paintChildren(on painter: Painter) {
        guard role == .mask else { return super.paintChildren(on: painter) }
        painter.pushLayer(PicaCanvas.Layer())
        content.paint(on: painter)
        painter.pushLayer(PicaCanvas.Layer(blend: .destinationIn))
        layer.paint(on: painter)
        painter.popLayer()
        painter.popLayer()
    }

    package override var drawsItself: Bool { false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    package override func placeChildren() {
        content.place(at: .zero, proposal: proposal)
        let frame = placedDimensions
        let child = layer.dimensions(ProposedViewSize(size))
        let x = frame[alignment.horizontal] - child[alignment.horizontal]
        let y = frame[alignment.vertical] - child[alignment.vertical]
        layer.place(at: CGPoint(x: x, y: y), size: child.size, proposal: child.proposal)
    }

    package override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.dimensions(dimensions.proposal).explicit(key)
    }

    package override func trait(_ key: ObjectIdentifier) -> Any? { content.trait(key) }
    package override var passesTraits: Bool { true }
    package override func measureSpacing() -> ViewSpacing { content.spacing }
    package override var isLeaving: Bool { content.isLeaving }
}
