import Foundation

/// A modifier that wraps each element of its content in one of its own.
@MainActor package protocol ElementModifier: PrimitiveModifier {
    associatedtype Behavior: ElementBehavior where Behavior.Value == Self
    /// What the wrapper around one element of the content is. It is told the modifier by `update`.
    func makeBehavior(_ element: Element) -> Behavior
}

extension ElementModifier {
    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        ElementModifierNode(view, parent: parent)
    }
}

/// Keeps a wrapper for each element of the content, however many there are.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>:
    TypedNode<ModifiedContent<Content, Modifier>>, ElementCollecting
{
    private var child: TypedNode<Content>?
    private var wrappers: [BehaviorElement<Modifier.Behavior>] = []

    override init(_ view: ModifiedContent<Content, Modifier>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        collectElements()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { wrappers }
    override var environmentReads: EnvironmentReads { ViewType.of(Modifier.self).environmentReads }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        child?.update(view.content)
        if !ViewType.of(Modifier.self).isSame(old.modifier, view.modifier) { evaluateWrappers() }
    }

    override func evaluate() {
        evaluateWrappers()
    }

    override func elementsDidChange() {
        graph.enqueueContainer(self)
    }

    func collectElements() {
        var old = Dictionary(
            wrappers.map { (ObjectIdentifier($0.children[0]), $0) }, uniquingKeysWith: { first, _ in first })
        let elements = child?.elements ?? []
        let kept = elements.map { old.removeValue(forKey: ObjectIdentifier($0)) }
        // What is left over goes to new content in order: a button stays the same button while the icon
        // in its label changes.
        var spare = wrappers.filter { old[ObjectIdentifier($0.children[0])] === $0 }[...]
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

    private func wrapper(around element: Element) -> BehaviorElement<Modifier.Behavior> {
        track {
            let wrapper = BehaviorElement(graph: graph, make: view.modifier.makeBehavior)
            wrapper.direction = environment.layoutDirection
            wrapper.update(view.modifier, environment)
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
