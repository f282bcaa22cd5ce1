import Foundation

extension View {
    /// Says to those around where something in the view is.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWriter<A, K>(source: value) { $0 = transform($1) })
    }

    /// Adds where something in the view is to what those inside it say.
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

/// Writes where the first of its content's elements is.
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
