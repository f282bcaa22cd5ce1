import Foundation

/// What a stack worked out for its last proposals.
public struct LinearStackCache {
    var known: [LinearStack.Arrangement] = []

    /// Some views have changed; what is known of the others still holds.
    mutating func outdate() {
        for index in known.indices { known[index].isCurrent = false }
    }
}

/// The arithmetic that rows and columns share, along a main and a cross axis.
struct LinearStack {
    struct Arrangement {
        let proposal: ProposedViewSize
        let elements: [Element]
        let proposals: [ProposedViewSize]
        var gaps: [CGFloat]
        var sizes: [CGSize] = []
        /// The views' alignment guides across.
        var guides: [CGFloat] = []
        /// When the sizes were measured, on the layout queue's clock.
        var clock = 0
        var size = CGSize.zero
        var places: [CGPoint] = []
        var isCurrent = true
    }

    let axis: Axis
    let crossKey: AlignmentKey
    /// Between all views; nil leaves it to them.
    let spacing: CGFloat?

    init(axis: Axis, crossKey: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.crossKey = crossKey
        self.spacing = Length.checked(spacing, as: .distance, of: "a stack's spacing")
    }

    func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LinearStackCache
    ) -> Arrangement {
        let known = cache.known.firstIndex { $0.proposal == proposal }
        if let known, cache.known[known].isCurrent { return cache.known[known] }
        // Taken out, so that its arrays have no second owner while they are changed.
        var made =
            known.flatMap { revised(cache.known.remove(at: $0), subviews) } ?? arrange(proposal, subviews)
        finish(&made)
        if cache.known.count == 4 { cache.known.removeFirst() }
        cache.known.append(made)
        return made
    }

    /// A stack that was not told its extent across has one by now, and its views are told it: a divider is as
    /// long as the row is high.
    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout LinearStackCache
    ) {
        let settled = make(main: main(proposal), cross: cross(proposal) ?? cross(bounds.size))
        let arrangement = arrangement(settled, subviews, &cache)
        MainThread.assumeIsolated {
            for index in subviews.indices {
                let size = arrangement.sizes[index]
                let proposal = arrangement.proposals[index]
                var place = arrangement.places[index]
                place.x += bounds.minX
                place.y += bounds.minY
                // Most of a long list stand where they stood.
                if subviews.isPlaced(index, at: place, size: size, proposal: proposal) { continue }
                subviews.place(index, at: place, size: size, proposal: proposal)
            }
        }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Arrangement {
        let gaps = gaps(subviews)
        let cross = cross(proposal)
        let lengths = offers(proposal, subviews, gaps: gaps)
        var made = Arrangement(
            proposal: proposal, elements: subviews.elements,
            proposals: lengths.map { make(main: $0, cross: cross) }, gaps: gaps)
        made.sizes.reserveCapacity(subviews.count)
        made.guides.reserveCapacity(subviews.count)
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let measured = measure(element, made.proposals[index])
                made.sizes.append(measured.size)
                made.guides.append(measured.guide)
            }
            made.clock = subviews.elements.first?.graph.layout.clock ?? 0
        }
        return made
    }

    /// An earlier arrangement with the views measured again that have changed since; nil where one view's
    /// size has to do with the others', or where there are other views.
    private func revised(_ old: Arrangement, _ subviews: LayoutSubviews) -> Arrangement? {
        guard isUniform(main(old.proposal)), old.elements.elementsEqual(subviews.elements, by: ===) else {
            return nil
        }
        var revised = old
        MainThread.assumeIsolated {
            var hasChanged = false
            for (index, element) in subviews.elements.enumerated() where element.lastLayoutChange > old.clock
            {
                let measured = measure(element, revised.proposals[index])
                revised.sizes[index] = measured.size
                revised.guides[index] = measured.guide
                hasChanged = true
            }
            if hasChanged, spacing == nil { revised.gaps = gaps(subviews) }
            revised.clock = subviews.elements.first?.graph.layout.clock ?? 0
        }
        revised.isCurrent = true
        return revised
    }

    @MainActor private func measure(
        _ element: Element, _ proposal: ProposedViewSize
    ) -> (size: CGSize, guide: CGFloat) {
        let dimensions = element.dimensions(proposal)
        return (dimensions.size, dimensions.value(crossKey))
    }

    /// Puts the views one after another.
    private func finish(_ arrangement: inout Arrangement) {
        let line = arrangement.guides.max() ?? 0
        var after: CGFloat = 0
        var position: CGFloat = 0
        arrangement.places.removeAll(keepingCapacity: true)
        arrangement.places.reserveCapacity(arrangement.sizes.count)
        for (index, size) in arrangement.sizes.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let guide = arrangement.guides[index]
            let across = line - guide
            arrangement.places.append(
                axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
            position += main(size)
            after = max(after, cross(size) - guide)
        }
        let across = arrangement.sizes.isEmpty ? 0 : line + after
        arrangement.size =
            axis == .horizontal
            ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
        var last = subviews[0].spacing
        return subviews.dropFirst().map { subview in
            let next = subview.spacing
            defer { last = next }
            return last.distance(to: next, along: axis)
        }
    }

    /// What each view is offered along the main axis.
    ///
    /// By priority, and within one by how little a view can give: each gets an equal share of what is
    /// left, and what it does not take is left to the others.
    private func offers(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, gaps: [CGFloat]
    ) -> [CGFloat?] {
        let count = subviews.count
        guard let total = main(proposal), count > 0 else { return Array(repeating: nil, count: count) }
        let cross = cross(proposal)
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
            main(subviews[index].sizeThatFits(make(main: offer, cross: cross)))
        }
        if isUniform(total) { return Array(repeating: total, count: count) }

        let least = (0..<count).map { length($0, 0) }
        let flexibility = (0..<count).map { length($0, .infinity) - least[$0] }
        var offers = [CGFloat?](repeating: nil, count: count)
        var left = total - gaps.reduce(0, +)
        let priorities = subviews.map(\.priority)
        var reserved = least.reduce(0, +)
        for priority in Set(priorities).sorted(by: >) {
            let group = (0..<count).filter { priorities[$0] == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            reserved -= group.reduce(0) { $0 + least[$1] }
            var waiting = group.count
            for index in group {
                let offer = max(0, (left - reserved) / CGFloat(waiting))
                offers[index] = offer
                left -= length(index, offer)
                waiting -= 1
            }
        }
        return offers
    }

    /// Whether each view is offered the same, whatever the others take.
    private func isUniform(_ length: CGFloat?) -> Bool { length == nil || length == .infinity || length == 0 }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    private func main(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.height : proposal.width
    }
    private func make(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }
}
