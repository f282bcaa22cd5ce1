import Foundation

/// What an element knows of its layout beside the place it has.
struct ElementLayout {
    var measurements = Measurements()
    /// The same for what was asked aside.
    var speculativeSizes: SpeculativeSizes?
    /// What is inside has to be placed again.
    var isDue = true
    /// Whether the element around it gave it a place.
    var hasPlace = false
    /// Waiting to be measured again.
    var isChanged = false
    /// Answers were given while waiting.
    var hasAnsweredWhileChanged = false
    /// It was asked aside since such answers were forgotten last.
    var wasAskedAside = false
}

/// Answers that nobody in the tree relies on: how small a window can be, how large it likes to be.
///
/// They are not worked out again when something changes, only forgotten, as far out as somebody was asked.
final class SpeculativeSizes {
    var measurements = Measurements()
}

extension Element {
    /// The size for a proposal: never negative, and infinite at most where infinity was proposed or set.
    /// Never changes the tree.
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

    /// The size in force, with what it answered.
    package final var placedDimensions: ViewDimensions {
        ViewDimensions(size, of: self, proposal: proposal)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Parents place in left-to-right coordinates; where the interface runs the other way the place is
    /// mirrored here.
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

    /// Lays out what is inside the present size.
    final func placeAgain() {
        layout.isDue = false
        placeChildren()
    }

    /// What is inside has to be placed again.
    package final var needsLayout: Bool { layout.isDue }

    /// The guide's place, in own points, where this element or one inside sets it.
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
        // Most leaves set none, and what does not depend on others needs no comparing.
        if value != nil || !children.isEmpty { layout.measurements.add(value, for: key, in: dimensions) }
        return value
    }

    /// How it likes to stand beside others.
    package final var spacing: ViewSpacing {
        if graph.layout.isSpeculative { layout.wasAskedAside = true }
        if let known = layout.measurements.spacing { return known }
        let spacing = measureSpacing()
        if !children.isEmpty { layout.measurements.add(spacing) }
        return spacing
    }

    /// What the element says of itself to the containers around it has changed.
    package final func invalidateTraits() {
        var container = parent
        while let current = container, current.passesTraits {
            current.traitsDidChange()
            container = current.parent
        }
        container?.invalidateLayout()
    }

    /// A leaf answers again instead: the elements around it remember what it said.
    private func keepAside(_ add: (inout Measurements) -> Void) {
        guard !children.isEmpty else { return }
        let speculativeSizes = layout.speculativeSizes ?? SpeculativeSizes()
        add(&speculativeSizes.measurements)
        layout.speculativeSizes = speculativeSizes
    }

    /// Goes outwards as far as somebody was asked: nobody further out has made an answer of this one's.
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

    /// Something that measuring depends on has changed.
    /// - Parameter child: The child of which that is all; nil for anything else.
    package final func invalidateLayout(by child: Element? = nil) {
        childIndex?.order = nil
        layoutWasInvalidated(by: child)
        forgetSpeculativeSizes(by: child)
        if layout.isChanged {
            if !layout.measurements.isEmpty { layout.hasAnsweredWhileChanged = true }
            // It was placed since, while its size still waits to be settled.
            if !layout.isDue { graph.layout.addUnplaced(self) }
        } else if !layout.isDue || !layout.measurements.isEmpty {
            layout.isChanged = true
            graph.layout.addChanged(self, before: layout.measurements)
            surface?.layoutWasInvalidated()
        }
        // Otherwise it is new, and nobody relies on it yet.
        layout.isDue = true
        layout.measurements = Measurements()
    }

    /// Measures again after a change.
    /// - Returns: false where the element around it has to do so, too.
    final func settle(_ before: Measurements) -> Bool {
        layout.isChanged = false
        guard !layout.hasAnsweredWhileChanged else {
            layout.hasAnsweredWhileChanged = false
            return false
        }
        return before.hold(for: self)
    }

    /// Drops every size of the element and of all inside: what they are measured with has changed.
    package final func invalidateAllLayout() {
        invalidateLayout()
        for child in children { child.invalidateAllLayout() }
    }

    /// Something that only placing children depends on has changed; sizes stay.
    package final func invalidatePlacement() {
        if !layout.isDue {
            layout.isDue = true
            graph.layout.addUnplaced(self)
        }
        surface?.layoutWasInvalidated()
    }

    /// Out of the tree nothing is placed. Whoever takes in what it is a part of places all the way down to it.
    final func waitForPlace() {
        for outer in sequence(first: self, next: \.parent) { outer.layout.isDue = true }
    }

    /// Stands where another element stood, which it is put around.
    final func takePlace(of other: Element) {
        (origin, size, proposal) = (other.origin, other.size, other.proposal)
        if let motion = other.motion, motion.isMoving { motion.hand(to: neededMotion) }
        layout.isDue = false
        layout.hasPlace = true
    }
}
