import PicaState

/// A chain of effects around an element's content, with one element per effect, from the content outwards.
@MainActor struct EffectChain {
    private var steps: [Element] = []

    /// Replaces the effects. If their types match the old ones, their values animate in the graph's transaction.
    mutating func apply(_ effects: AppliedEffects, to element: Element, _ environment: EnvironmentValues) {
        let new = effects.steps
        if new.count == steps.count, zip(new, steps).allSatisfy({ $0.update($1, environment) }) { return }
        guard var inner = steps.first?.children.first ?? element.children.first else { return }
        steps = new.map { step in
            let outer = step.makeElement(around: inner)
            _ = step.update(outer, environment)
            inner = outer
            return outer
        }
        element.setChildren([inner])
    }
}

extension PaintModifier {
    fileprivate func makeElement(around content: Element) -> Element {
        let element = BehaviorElement(graph: content.graph, make: makeBehavior)
        element.setChildren([content])
        return element
    }

    /// Updates the element of an effect.
    ///
    /// - Returns: `false` if the element belongs to another type of modifier.
    fileprivate func update(_ element: Element, _ environment: EnvironmentValues) -> Bool {
        guard let element = element as? BehaviorElement<Behavior> else { return false }
        element.direction = environment.layoutDirection
        element.update(self, environment)
        return true
    }
}
