import PicaState

extension View {
    /// Changes the transactions of updates to the view and its descendants.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: AlwaysNew(), transform: transform))
    }

    /// Changes the transactions of updates to the view and its descendants when a value changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }

    /// Animates changes to the view that come with a change of `value`; `nil` disables animations for them.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Animates all changes in the view; `nil` disables animations. Prefer `animation(_:value:)`, which leaves
    /// unrelated changes alone.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A value that never equals another, so that it always counts as changed.
struct AlwaysNew: Equatable {
    static func == (a: AlwaysNew, b: AlwaysNew) -> Bool { false }
}

struct TransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
    /// Whether the modifier also applies to the position of the view itself, not just to its descendants.
    var coversPlace = true
}

extension TransactionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        TransactionNode(view, parent: parent) { $0.content }
    }
}

final class TransactionNode<Content: View, Value: Equatable>:
    PassthroughNode<ModifiedContent<Content, TransactionModifier<Value>>, Content>, TransactionTransforming
{
    var coversPlace: Bool { view.modifier.coversPlace }
    override var transforming: (any TransactionTransforming)? { self }

    /// The number of the last update in which the value changed.
    private var changed = -1

    func transform(_ transaction: inout Transaction) {
        if Value.self == AlwaysNew.self || changed == graph.updates { view.modifier.transform(&transaction) }
    }

    override func willMountChild() { graph.hasTransactionNodes = true }

    override func makeElements() -> [Element] { marked(super.makeElements()) }
    override func makeElements(at index: Int) -> [Element] { marked(super.makeElements(at: index)) }

    /// Registers the node with the view's elements, so that it also applies when containers move them.
    private func marked(_ elements: [Element]) -> [Element] {
        for element in elements { element.neededMotion.add(self) }
        return elements
    }

    override func viewDidChange(from old: ModifiedContent<Content, TransactionModifier<Value>>) {
        if old.modifier.value != view.modifier.value { changed = graph.updates }
        let outer = graph.transaction
        transform(&graph.transaction)
        super.viewDidChange(from: old)
        graph.transaction = outer
    }
}
