import Foundation
import PicaCanvas

extension View {
    /// Puts views behind this one, in its frame.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(Layered(layer: content(), alignment: alignment, isBehind: true))
    }

    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View
    {
        modifier(Layered(layer: background, alignment: alignment, isBehind: true))
    }

    /// Puts views in front of this one, in its frame.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(Layered(layer: content(), alignment: alignment, isBehind: false))
    }

    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(Layered(layer: overlay, alignment: alignment, isBehind: false))
    }
}

/// Views behind or in front of another, laid out in its size without changing it.
package struct Layered<Layer: View> {
    package let layer: Layer
    package let alignment: Alignment
    package let isBehind: Bool
}

extension Layered: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        LayeredNode(view, parent: parent)
    }
}

package final class LayeredNode<Content: View, Layer: View>:
    TypedNode<ModifiedContent<Content, Layered<Layer>>>, ElementCollecting
{
    /// One of the content's elements with its own copy of the layer.
    private struct Pair {
        package var element: LayeredElement
        package var layer: TypedNode<LayoutView<ZStackLayout, Layer>>
    }

    private var content: TypedNode<Content>?
    private var pairs: [Pair] = []

    override init(_ view: ModifiedContent<Content, Layered<Layer>>, parent: ViewNode) {
        super.init(view, parent: parent)
        content = view.content.mount(in: self)
        collectElements()
    }

    private var layer: LayoutView<ZStackLayout, Layer> {
        LayoutView(layout: ZStackLayout(alignment: view.modifier.alignment), content: view.modifier.layer)
    }

    package override var children: [ViewNode] { [content].compactMap { $0 } + pairs.map(\.layer) }
    package override var elements: [Element] { pairs.map(\.element) }
    package override var environmentReads: EnvironmentReads {
        ViewType.of(Layered<Layer>.self).environmentReads
    }

    package override func viewDidChange(from old: ModifiedContent<Content, Layered<Layer>>) {
        content?.update(view.content)
        for pair in pairs { pair.layer.update(layer) }
        evaluate()
    }

    package override func evaluate() {
        track {
            for pair in pairs {
                pair.element.alignment = view.modifier.alignment
                pair.element.direction = environment.layoutDirection
            }
        }
    }

    package override func elementsDidChange() {
        graph.enqueueContainer(self)
    }

    package func collectElements() {
        var old = Dictionary(
            pairs.map { (ObjectIdentifier($0.element.content), $0) }, uniquingKeysWith: { first, _ in first })
        let before = pairs.map(\.element)
        let elements = content?.elements ?? []
        let kept = elements.map { old.removeValue(forKey: ObjectIdentifier($0)) }
        // Left-over layers go to new content in order, with their state.
        var spare = pairs.filter { old[ObjectIdentifier($0.element.content)]?.element === $0.element }[...]
        pairs = zip(elements, kept).map { element, known in
            if let known { return known }
            guard let reused = spare.popFirst() else { return pair(for: element) }
            reused.element.content = element
            return reused
        }
        for gone in spare { gone.layer.unmount() }
        guard !before.elementsEqual(pairs.map(\.element), by: ===) else { return }
        evaluate()
        super.elementsDidChange()
    }

    private func pair(for element: Element) -> Pair {
        let layer = layer.mount(in: self)
        return Pair(
            element: LayeredElement(
                graph: graph, content: element, layer: layer.elements[0], isBehind: view.modifier.isBehind),
            layer: layer)
    }
}

/// An element with another behind or in front of it.
package final class LayeredElement: Element {
    package var content: Element {
        didSet { arrange() }
    }
    private let layer: Element
    private let isBehind: Bool
    package var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    package init(graph: ViewGraph, content: Element, layer: Element, isBehind: Bool) {
        self.content = content
        self.layer = layer
        self.isBehind = isBehind
        super.init(graph: graph)
        arrange()
    }

    private func arrange() { setChildren(isBehind ? [layer, content] : [content, layer]) }

    package override var drawsItself: Bool { false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    package override func placeChildren() {
        content.place(at: .zero, proposal: proposal)
        let frame = ViewDimensions(width: size.width, height: size.height, element: self, proposal: proposal)
        let child = layer.dimensions(ProposedViewSize(size))
        let x = frame[alignment.horizontal] - child[alignment.horizontal]
        let y = frame[alignment.vertical] - child[alignment.vertical]
        layer.place(at: CGPoint(x: x, y: y), size: child.size, proposal: child.proposal)
    }

    package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.explicitGuide(key, in: content.dimensions(dimensions.proposal))
    }

    package override func trait(_ key: ObjectIdentifier) -> Any? { content.trait(key) }
    package override var spacing: ViewSpacing { content.spacing }
}
