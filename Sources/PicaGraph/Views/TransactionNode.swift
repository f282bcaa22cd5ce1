extension View {
    /// Changes the transactions of the view and those inside it.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: AlwaysNew(), transform: transform))
    }

    /// Changes the transactions of the view and those inside it, when a value has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }

    /// Shows what changes together with a value by an animation; nil shows it at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Shows whatever changes in the view by an animation; nil shows it at once. `animation(_:value:)` leaves alone what
    /// nobody meant to move.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// Equals nothing, so that it counts as changed each time.
struct AlwaysNew: Equatable {
    static func == (a: AlwaysNew, b: AlwaysNew) -> Bool { false }
}

struct TransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
    /// Whether the place of the view is its own, too, or what is around gives it.
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

    /// The update in which the value changed last.
    private var changed = -1

    func transform(_ transaction: inout Transaction) {
        if Value.self == AlwaysNew.self || changed == graph.updates { view.modifier.transform(&transaction) }
    }

    override func willMountChild() { graph.hasTransactionNodes = true }

    override func makeElements() -> [Element] { marked(super.makeElements()) }
    override func makeElements(at index: Int) -> [Element] { marked(super.makeElements(at: index)) }

    /// The places of the view are its own, too, whoever gives them.
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
