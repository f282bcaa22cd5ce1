import Foundation
import PicaState

/// A modifier, written as a value with two functions, that only sizes and places its content.
///
/// Alignment guides follow from the placement of the content.
@MainActor package protocol LayoutModifier: ElementModifier {
    /// Returns the size for a proposal. Never changes the tree.
    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize
    /// Returns the placement of the content, in left-to-right coordinates, in a frame of the size answered to a
    /// proposal.
    func placement(of content: Element, in frame: ViewDimensions) -> Placement
}

/// The origin of a view, and the proposal that determines its size.
package struct Placement {
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

extension LayoutModifier {
    package func makeBehavior(_ element: Element) -> LayoutModifierBehavior<Self> {
        LayoutModifierBehavior(element, self)
    }
}

package final class LayoutModifierBehavior<Modifier: LayoutModifier>: ElementBehavior {
    package unowned let element: Element
    private var modifier: Modifier

    init(_ element: Element, _ modifier: Modifier) {
        self.element = element
        self.modifier = modifier
    }

    package func update(_ value: Modifier, _ environment: EnvironmentValues) {
        modifier = value
        element.invalidateLayout()
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        content.map { modifier.sizeThatFits(proposal, content: $0) } ?? .zero
    }

    package func placeChildren() {
        guard let content else { return }
        let placement = modifier.placement(of: content, in: element.placedDimensions)
        content.place(at: placement.origin, proposal: placement.proposal)
    }

    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let content else { return nil }
        let placement = modifier.placement(of: content, in: dimensions)
        return content.dimensions(placement.proposal).explicit(key).map {
            $0 + key.axis.position(of: placement.origin)
        }
    }

    /// Hides the priority of a spacer. A spacer yields to all views; inside this modifier it counts as an ordinary
    /// view.
    package func trait(_ key: ObjectIdentifier) -> Any? {
        let isSpacer =
            key == ObjectIdentifier(LayoutPriorityKey.self) && content?.layoutPriority == -.infinity
        return isSpacer ? LayoutPriorityKey.defaultValue : nil
    }
}

extension LayoutModifierBehavior: SafeAreaKeeper {
    package func keptEdges(around content: Element) -> Edge.Set? {
        (modifier as? any SafeAreaKeeper)?.keptEdges(around: content) ?? []
    }
}
