import Foundation
import PicaState

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

/// The object that tells views made by an app's transition their phase.
@MainActor protocol TransitionPhases: AnyObject {
    /// Starts to appear: from before the first layout if `isNew`, else returning while disappearing.
    func come(in transaction: Transaction, isNew: Bool)
    /// Starts to disappear.
    func go(in transaction: Transaction)
}

/// The node of `transition`. It passes the transition to the container and shows the look of an app's transition.
private final class TransitionModifierNode<Content: View>:
    SlotNode<ModifiedContent<Content, TransitionModifier>>, TransitionPhases, ViewportClient
{
    private var phase = TransitionPhase.identity
    /// The transaction to appear with, once the view was laid out in its first phase.
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

    /// Starts the appearance, now that the view was laid out in its first phase.
    func viewportDidChange() {
        guard isMounted, let transaction = arrival else { return }
        arrival = nil
        phase = .identity
        graph.perform(in: transaction) { invalidate() }
    }
}
