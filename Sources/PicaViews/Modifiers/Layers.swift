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

    /// Fills the view's frame behind it.
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills a shape in the view's frame behind it.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
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

    /// Draws a border inside the view's frame; the width is in points.
    nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}

/// Views behind or in front of another, laid out in its size without changing it.
struct Layered<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
}

extension Layered: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        LayeredNode(view, parent: parent)
    }
}

final class LayeredNode<Content: View, Layer: View>:
    TypedNode<ModifiedContent<Content, Layered<Layer>>>, ElementCollecting
{
    /// One of the content's elements with its own copy of the layer.
    private struct Pair {
        var element: LayeredElement
        var layer: TypedNode<ZStack<Layer>>
    }

    private var content: TypedNode<Content>?
    private var pairs: [Pair] = []

    override init(_ view: ModifiedContent<Content, Layered<Layer>>, parent: ViewNode) {
        super.init(view, parent: parent)
        content = view.content.mount(in: self)
        collectElements()
    }

    private var layer: ZStack<Layer> {
        ZStack(alignment: view.modifier.alignment) { view.modifier.layer }
    }

    override var children: [ViewNode] { [content].compactMap { $0 } + pairs.map(\.layer) }
    override var elements: [Element] { pairs.map(\.element) }
    override var environmentReads: EnvironmentReads { ViewType.of(Layered<Layer>.self).environmentReads }

    override func viewDidChange(from old: ModifiedContent<Content, Layered<Layer>>) {
        content?.update(view.content)
        for pair in pairs { pair.layer.update(layer) }
        evaluate()
    }

    override func evaluate() {
        track {
            for pair in pairs {
                pair.element.alignment = view.modifier.alignment
                pair.element.direction = environment.layoutDirection
            }
        }
    }

    override func elementsDidChange() {
        graph.enqueueContainer(self)
    }

    func collectElements() {
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
                node: self, content: element, layer: layer.elements[0], isBehind: view.modifier.isBehind),
            layer: layer)
    }
}

/// An element with another behind or in front of it.
final class LayeredElement: Element {
    var content: Element {
        didSet { arrange() }
    }
    private let layer: Element
    private let isBehind: Bool
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    init(node: ViewNode, content: Element, layer: Element, isBehind: Bool) {
        self.content = content
        self.layer = layer
        self.isBehind = isBehind
        super.init(node: node)
        arrange()
    }

    private func arrange() { setChildren(isBehind ? [layer, content] : [content, layer]) }

    override var drawsItself: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func placeChildren() {
        content.place(at: .zero, proposal: proposal)
        let frame = ViewDimensions(width: size.width, height: size.height, element: self, proposal: proposal)
        let child = layer.dimensions(ProposedViewSize(size))
        let x = frame[alignment.horizontal] - child[alignment.horizontal]
        let y = frame[alignment.vertical] - child[alignment.vertical]
        layer.place(at: CGPoint(x: x, y: y), size: child.size, proposal: child.proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.explicitGuide(key, in: content.dimensions(dimensions.proposal))
    }

    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }
}
