import Foundation
import PicaState

/// A modifier that wraps each element of its content in one of its own.
@MainActor package protocol ElementModifier: PrimitiveModifier {
    associatedtype Behavior: ElementBehavior where Behavior.Value == Self
    /// Makes the behavior of the wrapper around one element. `update` passes it the modifier.
    func makeBehavior(_ element: Element) -> Behavior
    /// Applies to a section what the modifier applies to the elements in it. Does nothing by default.
    func describe(_ section: inout SectionSpan)
}

extension ElementModifier {
    package func describe(_ section: inout SectionSpan) {}

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        ElementModifierNode(view, parent: parent)
    }
}

/// The node that keeps one wrapper for each element of the content.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>:
    WrappingNode<ModifiedContent<Content, Modifier>, BehaviorElement<Modifier.Behavior>>
{
    private var child: TypedNode<Content>?

    override init(_ view: ModifiedContent<Content, Modifier>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var content: ViewNode? { child }
    override var environmentReads: EnvironmentReads { ViewType.of(Modifier.self).environmentReads }

    override func count(into sections: inout SectionList) {
        let known = sections.sections.count
        super.count(into: &sections)
        for index in known..<sections.sections.count { view.modifier.describe(&sections.sections[index]) }
    }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        child?.update(view.content)
        if !ViewType.of(Modifier.self).isSame(old.modifier, view.modifier) { evaluate() }
    }

    override func evaluate() {
        track {
            forEachWrapper { update($0) }
        }
    }

    override func makeWrapper(around element: Element) -> BehaviorElement<Modifier.Behavior> {
        track(andForget: false) {
            let wrapper = BehaviorElement(graph: graph, make: view.modifier.makeBehavior)
            update(wrapper)
            wrapper.setChildren([element])
            return wrapper
        }
    }

    private func update(_ wrapper: BehaviorElement<Modifier.Behavior>) {
        wrapper.direction = environment.layoutDirection
        wrapper.update(view.modifier, environment)
    }
}
