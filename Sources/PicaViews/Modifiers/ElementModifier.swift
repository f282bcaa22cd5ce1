import Foundation

/// A modifier that wraps each element of its content in one of its own.
@MainActor protocol ElementModifier: PrimitiveModifier {
    /// A wrapper, to be put around one element of the content.
    func makeWrapper(in node: ViewNode) -> WrapperElement<Self>
}

extension ElementModifier {
    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        ElementModifierNode(view, parent: parent)
    }
}

/// An element around another that changes how it is laid out, drawn or touched.
class WrapperElement<Modifier: ElementModifier>: Element {
    private(set) var modifier: Modifier

    init(node: ViewNode, modifier: Modifier) {
        self.modifier = modifier
        super.init(node: node)
        modifierDidChange(node.environment)
    }

    final var content: Element { children[0] }

    final func update(_ modifier: Modifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        modifierDidChange(environment)
    }

    /// Override: work out what depends on the modifier and the environment, and invalidate what
    /// changed. Reads of the environment are noted.
    func modifierDidChange(_ environment: EnvironmentValues) {}

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.explicitGuide(key, in: content.dimensions(dimensions.proposal))
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
}

/// Keeps a wrapper for each element of the content, however many there are.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>:
    PassthroughNode<ModifiedContent<Content, Modifier>, Content>, ElementCollecting
{
    private var wrappers: [WrapperElement<Modifier>] = []

    init(_ view: ModifiedContent<Content, Modifier>, parent: ViewNode) {
        super.init(view, parent: parent) { $0.content }
        collectElements()
    }

    override var elements: [Element] { wrappers }
    override var environmentReads: EnvironmentReads { ViewType.of(Modifier.self).environmentReads }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        super.viewDidChange(from: old)
        if !ViewType.of(Modifier.self).isSame(old.modifier, view.modifier) { evaluateWrappers() }
    }

    override func evaluate() {
        super.evaluate()
        evaluateWrappers()
    }

    override func elementsDidChange() {
        graph.enqueueContainer(self)
    }

    func collectElements() {
        var old = Dictionary(
            wrappers.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { first, _ in first })
        let elements = child?.elements ?? []
        let kept = elements.map { old.removeValue(forKey: ObjectIdentifier($0)) }
        // What is left over goes to new content in order: a button stays the same button while the icon
        // in its label changes.
        var spare = wrappers.filter { old[ObjectIdentifier($0.content)] === $0 }[...]
        let new = zip(elements, kept).map { element, known in
            if let known { return known }
            guard let reused = spare.popFirst() else { return wrapper(around: element) }
            reused.setChildren([element])
            return reused
        }
        guard !new.elementsEqual(wrappers, by: ===) else { return }
        wrappers = new
        super.elementsDidChange()
    }

    private func wrapper(around element: Element) -> WrapperElement<Modifier> {
        track {
            let wrapper = view.modifier.makeWrapper(in: self)
            wrapper.direction = environment.layoutDirection
            wrapper.setChildren([element])
            return wrapper
        }
    }

    private func evaluateWrappers() {
        track {
            for wrapper in wrappers {
                wrapper.direction = environment.layoutDirection
                wrapper.update(view.modifier, environment)
            }
        }
    }
}
