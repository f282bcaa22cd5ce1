import Foundation

extension View {
    /// Sets a preference to a value made from an anchor in the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWriter<A, K>(source: value) { $0 = transform($1) })
    }

    /// Changes a preference set inside the view, using an anchor in the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorWriter<A, K>(source: value, transform: transform))
    }
}

struct AnchorWriter<Value, Key: PreferenceKey> {
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
}

extension AnchorWriter: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        AnchorWriterNode(view, parent: parent) { $0.content }
    }
}

/// The node that sets a preference from the position of its content's first element.
final class AnchorWriterNode<Content: View, Value, Key: PreferenceKey>:
    PreferenceWritingNode<Content, AnchorWriter<Value, Key>, Key>
{
    private weak var element: Element?

    override func makeElements() -> [Element] {
        let elements = super.makeElements()
        if elements.first !== element {
            element = elements.first
            preferenceChanged()
        }
        return elements
    }

    override func write(to value: inout Key.Value) {
        guard let element else { return }
        view.modifier.transform(&value, Anchor(view.modifier.source, in: element))
    }
}
