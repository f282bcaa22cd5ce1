import Foundation
import PicaState

/// The layout state of an element, besides its frame.
struct ElementLayout {
    var measurements = Measurements()
    /// The cache of answers to speculative requests.
    var speculativeSizes: SpeculativeSizes?
    /// Whether the children must be placed again.
    var isDue = true
    /// Whether the parent has placed the element.
    var hasPlace = false
    /// Whether the element is queued to be measured again.
    var isChanged = false
    /// Whether the element answered requests while queued.
    var hasAnsweredWhileChanged = false
    /// Whether the element got a speculative request since speculative sizes were last dropped.
    var wasAskedAside = false
}

/// Sizes that no layout in the tree depends on, such as a window's minimum and ideal sizes.
///
/// A change only drops them, outwards as far as elements were asked; they are not computed again.
final class SpeculativeSizes {
    var measurements = Measurements()
}

extension Element {
    /// Returns the size for a proposal. It is never negative, and infinite only if infinity was proposed or set. Never
    /// changes the tree.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sound
        if graph.layout.isSpeculative { layout.wasAskedAside = true }
        if let known = layout.measurements.size(for: proposal) { return known }
        guard graph.layout.isSpeculative else {
            let size = measure(proposal).answer
            layout.measurements.add(size, for: proposal)
            return size
        }
        if let known = layout.speculativeSizes?.measurements.size(for: proposal) { return known }
        let size = measure(proposal).answer
        keepAside { $0.add(size, for: proposal) }
        return size
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(sizeThatFits(proposal), of: self, proposal: proposal.sound)
    }

    /// The current size with the proposal that produced it.
    package final var placedDimensions: ViewDimensions {
        ViewDimensions(size, of: self, proposal: proposal)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Places the element. Parents use left-to-right coordinates, which this mirrors in right-to-left interfaces.
    package final func place(
        at leftToRight: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize
    ) {
        let hadPlace = layout.hasPlace
        layout.hasPlace = true
        let newSize = newSize.placeable
        let newProposal = newProposal.sound
        var newOrigin = CGPoint(x: leftToRight.x.placeable, y: leftToRight.y.placeable)
        if let parent, parent.direction == .rightToLeft {
            newOrigin.x = parent.size.width - newOrigin.x - newSize.width
        }
        let (oldOrigin, oldSize) = (origin, size)
        take(CGRect(origin: newOrigin, size: newSize), hadPlace: hadPlace)
        if newOrigin != oldOrigin { setNeedsPainting() }
        guard layout.isDue || newSize != oldSize || newProposal != proposal else { return }
        if newSize != oldSize {
            forgetOuterExtents()
            if drawsItself {
                setNeedsDisplay()
            } else if contentClip != nil || contentTransform != nil {
                setNeedsPainting()
            }
        }
        proposal = newProposal
        placeAgain()
    }

    /// Places the children again within the current size.
    final func placeAgain() {
        layout.isDue = false
        placeChildren()
    }

    /// Whether the children must be placed again.
    package final var needsLayout: Bool { layout.isDue }

    /// Returns the position of a guide if the element or a descendant sets it, in the element's coordinate space.
    package final func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if graph.layout.isSpeculative { layout.wasAskedAside = true }
        if let known = layout.measurements.guide(key, in: dimensions) { return known }
        if graph.layout.isSpeculative,
            let known = layout.speculativeSizes?.measurements.guide(key, in: dimensions)
        {
            return known
        }
        let value = measureGuide(key, in: dimensions).flatMap { $0.isFinite ? $0 : nil }
        guard !graph.layout.isSpeculative else {
            keepAside { $0.add(value, for: key, in: dimensions) }
            return value
        }
        // Most leaves set none, and a guide that does not depend on children needs no comparison.
        if value != nil || !children.isEmpty { layout.measurements.add(value, for: key, in: dimensions) }
        return value
    }

    /// The preferred spacing to siblings.
    package final var spacing: ViewSpacing {
        if graph.layout.isSpeculative { layout.wasAskedAside = true }
        if let known = layout.measurements.spacing { return known }
        let spacing = measureSpacing()
        if !children.isEmpty { layout.measurements.add(spacing) }
        return spacing
    }

    /// Notifies the containers that a trait of the element changed.
    package final func invalidateTraits() {
        var container = parent
        while let current = container, current.passesTraits {
            current.traitsDidChange()
            container = current.parent
        }
        container?.invalidateLayout()
    }

    /// Caches a speculative answer. Leaves do not cache: the elements around them do.
    private func keepAside(_ add: (inout Measurements) -> Void) {
        guard !children.isEmpty else { return }
        let speculativeSizes = layout.speculativeSizes ?? SpeculativeSizes()
        add(&speculativeSizes.measurements)
        layout.speculativeSizes = speculativeSizes
    }

    /// Drops speculative sizes outwards, as far as elements were asked. Further out no answer depends on this one.
    private func forgetSpeculativeSizes(by child: Element?) {
        guard graph.layout.hasSpeculativeSizes else { return }
        var (element, child) = (self, child)
        while true {
            let wasAsked = element.layout.wasAskedAside
            element.layout.wasAskedAside = false
            element.layout.speculativeSizes = nil
            element.asidesWereForgotten(by: child)
            guard wasAsked, let parent = element.parent else { return }
            (element, child) = (parent, element)
        }
    }

    /// Notes that something changed that the size depends on.
    ///
    /// - Parameter child: The only child that changed; `nil` if anything else did.
    package final func invalidateLayout(by child: Element? = nil) {
        childIndex?.order = nil
        layoutWasInvalidated(by: child)
        forgetSpeculativeSizes(by: child)
        if layout.isChanged {
            if !layout.measurements.isEmpty { layout.hasAnsweredWhileChanged = true }
            // It was placed since, while its size is still to be settled.
            if !layout.isDue { graph.layout.addUnplaced(self) }
        } else if !layout.isDue || !layout.measurements.isEmpty {
            layout.isChanged = true
            graph.layout.addChanged(self, before: layout.measurements)
            surface?.layoutWasInvalidated()
        }
        // Otherwise the element is new, and nothing depends on it yet.
        layout.isDue = true
        layout.measurements = Measurements()
    }

    /// Measures again after a change.
    ///
    /// - Returns: `false` if the parent must be measured again, too.
    final func settle(_ before: Measurements) -> Bool {
        layout.isChanged = false
        guard !layout.hasAnsweredWhileChanged else {
            layout.hasAnsweredWhileChanged = false
            return false
        }
        return before.hold(for: self)
    }

    /// Drops the sizes of the element and all descendants, for instance after a font change.
    package final func invalidateAllLayout() {
        invalidateLayout()
        for child in children { child.invalidateAllLayout() }
    }

    /// Notes that something changed that only the placement of children depends on; sizes stay valid.
    package final func invalidatePlacement() {
        if !layout.isDue {
            layout.isDue = true
            graph.layout.addUnplaced(self)
        }
        surface?.layoutWasInvalidated()
    }

    /// Defers placement of an element outside the tree. Once an ancestor is inserted, it is placed from there down.
    final func waitForPlace() {
        layout.isDue = true
        var element = self
        while let parent = element.parent {
            // Containers place only the children that changed.
            parent.layoutWasInvalidated(by: element)
            parent.layout.isDue = true
            element = parent
        }
    }

    /// Takes over the frame and the animation of another element that this one wraps.
    final func takePlace(of other: Element) {
        (origin, size, proposal) = (other.origin, other.size, other.proposal)
        if let motion = other.motion, motion.isMoving { motion.hand(to: neededMotion) }
        layout.isDue = false
        layout.hasPlace = true
    }
}
