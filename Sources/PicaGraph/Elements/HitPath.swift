import Foundation

/// The parts of an element that can be hit at a point.
package enum HitRule {
    /// Neither the element nor its content.
    case nothing
    /// The content only; the element lets events pass to what is behind it.
    case contents
    /// The content, and behind it the element itself.
    case whole
    /// The element itself, in front of its content.
    case front
}

/// The elements at a point, from the root to the deepest. The deepest is hit; the others are its ancestors.
@MainActor package struct HitPath {
    /// One element of the path.
    package struct Step {
        package let element: Element
        /// The point in the element's coordinate space.
        package let point: CGPoint
    }

    package internal(set) var steps: [Step] = []
    /// Whether the path is for a drag. Drop targets then take it in all of their frame.
    let isOfDrag: Bool

    /// Creates an empty path.
    init() { isOfDrag = false }

    /// Creates the path to a point.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinate space around the root; for a window's root that is the window's.
    ///   - isOfDrag: Whether something is being dragged.
    package init(to point: CGPoint, from root: Element, isOfDrag: Bool = false) {
        self.isOfDrag = isOfDrag
        // Elements may have moved since the last frame.
        root.forgetExtents()
        _ = root.hit(point, into: &self)
    }

    /// Returns the responders of a kind with their steps, the deepest first.
    package func responders<Kind>(_ kind: Kind.Type) -> some Sequence<(responder: Kind, step: Step)> {
        steps.lazy.reversed().compactMap { step in
            (step.element.responder as? Kind).map { (responder: $0, step: step) }
        }
    }
}

extension Element {
    /// Returns whether the element is another or a descendant of it.
    package final func isWithin(_ other: Element) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === other }
    }
}
