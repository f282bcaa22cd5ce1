/// Effects around what is in an element, with an element for each, from the content outwards.
@MainActor struct EffectChain {
    private var steps: [Element] = []

    /// Puts other effects in the place of those that there are; where they are of the same kinds, what they move goes
    /// there from where it is, in the graph's transaction.
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

    /// - Returns: false where the element is not one for such a modifier.
    fileprivate func update(_ element: Element, _ environment: EnvironmentValues) -> Bool {
        guard let element = element as? BehaviorElement<Behavior> else { return false }
        element.direction = environment.layoutDirection
        element.update(self, environment)
        return true
    }
}
