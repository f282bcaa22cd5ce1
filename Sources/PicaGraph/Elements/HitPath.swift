import Foundation

/// What can be touched at a place in an element.
package enum HitRule {
    /// Neither the element nor what is inside.
    case nothing
    /// What is inside; the element alone lets touches pass to what lies behind.
    case contents
    /// What is inside, and behind that the element itself.
    case whole
    /// The element itself, before what is inside.
    case front
}

/// The elements under a place, from the root to the deepest: the last can be touched there, the others
/// are around it.
@MainActor package struct HitPath {
    /// One element of the path.
    package struct Step {
        package let element: Element
        /// The place in the element's own points.
        package let point: CGPoint
    }

    package internal(set) var steps: [Step] = []
    /// Whether it is sought for something that is dragged: what takes that takes it in all of its frame.
    let isOfDrag: Bool

    /// Leads nowhere.
    init() { isOfDrag = false }

    /// - Parameters:
    ///   - point: In the root's parent's points, which for a window's root are the window's.
    ///   - isOfDrag: Whether something is dragged there.
    package init(to point: CGPoint, from root: Element, isOfDrag: Bool = false) {
        self.isOfDrag = isOfDrag
        // Places may have changed since the last frame.
        root.forgetExtents()
        _ = root.hit(point, into: &self)
    }

    /// The responders of a kind with their steps, the deepest first.
    package func responders<Kind>(_ kind: Kind.Type) -> some Sequence<(responder: Kind, step: Step)> {
        steps.lazy.reversed().compactMap { step in
            (step.element.responder as? Kind).map { (responder: $0, step: step) }
        }
    }
}

extension Element {
    /// Whether the element is another or inside it.
    package final func isWithin(_ other: Element) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === other }
    }
}
