import Foundation

struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        TransitionModifierNode(view, parent: parent)
    }
}

/// Who tells views made by an app's transition in which phase they are.
@MainActor protocol TransitionPhases: AnyObject {
    /// The view comes: from before its first layout, or on its way out.
    func come(in transaction: Transaction, isNew: Bool)
    /// The view goes.
    func go(in transaction: Transaction)
}

/// Says how its content comes and goes; where an app's transition changes it meanwhile, it is shown as that has it.
private final class TransitionModifierNode<Content: View>:
    SlotNode<ModifiedContent<Content, TransitionModifier>>, TransitionPhases, ViewportClient
{
    private var phase = TransitionPhase.identity
    /// By what the view comes once it has been laid out where it comes from.
    private var arrival: Transaction?
    private var viewport = ViewportObservation()

    private typealias Plain = ModifiedContent<Content, TraitWriter<AnyTransition>>
    private typealias Changed = ModifiedContent<AnyView, TraitWriter<AnyTransition>>

    override init(_ view: ModifiedContent<Content, TransitionModifier>, parent: ViewNode) {
        super.init(view, parent: parent)
        if hasBodies { slot.mount(changed, in: self) } else { slot.mount(plain, in: self) }
    }

    private var hasBodies: Bool { !view.modifier.transition.bodies.isEmpty }

    private func writer() -> TraitWriter<AnyTransition> {
        var transition = view.modifier.transition
        if hasBodies { transition.phases = self }
        return TraitWriter(key: TransitionKey.self, value: transition)
    }

    private var plain: Plain { view.content.modifier(writer()) }

    private var changed: Changed {
        view.modifier.transition.bodies.reduce(AnyView(view.content)) { $1.view($0, phase) }
            .modifier(writer())
    }

    override func evaluate() {
        if hasBodies {
            slot.show(changed, isSame: true, in: self)
        } else {
            slot.show(plain, isSame: true, in: self)
        }
    }

    func come(in transaction: Transaction, isNew: Bool) {
        guard isNew, transaction.effectiveAnimation != nil, graph.host != nil else {
            return show(.identity, in: transaction)
        }
        show(.willAppear, in: Transaction())
        arrival = transaction
        viewport.begin(for: self, in: graph.host)
    }

    func go(in transaction: Transaction) {
        arrival = nil
        show(.didDisappear, in: transaction)
    }

    private func show(_ phase: TransitionPhase, in transaction: Transaction) {
        self.phase = phase
        graph.perform(in: transaction) { evaluate() }
    }

    /// The view has been laid out where it comes from.
    func viewportDidChange() {
        guard isMounted, let transaction = arrival else { return }
        arrival = nil
        phase = .identity
        graph.perform(in: transaction) { invalidate() }
    }
}
