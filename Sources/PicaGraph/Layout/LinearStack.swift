import Foundation
import PicaFoundation
import PicaState

/// A cache of a stack's arrangements for its last proposals.
public struct LinearStackCache {
    var known: [LinearStack.Arrangement] = []
    var placed: LinearStack.Placed?

    /// Marks views as changed; the cached sizes of the others stay valid.
    ///
    /// - Parameter changed: The views; `nil` if views may have been added, removed or moved.
    mutating func outdate(_ changed: [Int]?) {
        guard let changed else {
            self = LinearStackCache()
            return
        }
        for index in known.indices { known[index].changed += changed }
        known.removeAll { $0.isLost }
        placed?.changed += changed
    }
}

/// The arithmetic shared by rows and columns, along a main and a cross axis.
struct LinearStack {
    struct Arrangement {
        let proposal: ProposedViewSize
        /// The proposal to each view along the axis; `nil` if all get the stack's own, so that sizes are independent.
        let offers: [CGFloat?]?
        /// The gaps: the same between all views, or one after each.
        var gaps: Gaps
        var sizes: [CGSize] = []
        /// The positions of the views' alignment guides across.
        var guides: [CGFloat] = []
        var places: [CGPoint] = []
        /// Whether `places` match the current sizes.
        var isInPlace = false
        /// The total length along the axis.
        var length: CGFloat = 0
        var size = CGSize.zero
        /// The views to be measured again.
        var changed: [Int] = []
        /// Whether all of it must be computed again, because sizes depend on each other. Also `true` if it went unused
        /// for so many changes that it is probably no longer needed.
        var isLost: Bool { !changed.isEmpty && (offers != nil || changed.count > sizes.count + 8) }
    }

    enum Gaps {
        case all(CGFloat)
        case each([CGFloat])
    }

    /// The last placement, so that only views that moved are placed again.
    struct Placed {
        let bounds: CGRect
        let proposal: ProposedViewSize
        let places: [CGPoint]
        /// The views to place again even if they did not move, because their size may differ.
        var changed: [Int] = []
    }

    let axis: Axis
    let crossKey: AlignmentKey
    /// The distance between views; `nil` for their preferences.
    let spacing: CGFloat?
    /// Whether views are placed with the stack's resulting extent across if none was proposed. A divider, for instance,
    /// is then as long as its row is high.
    let settlesAcross: Bool

    init(axis: Axis, crossKey: AlignmentKey, spacing: CGFloat?, settlesAcross: Bool = true) {
        self.axis = axis
        self.crossKey = crossKey
        self.settlesAcross = settlesAcross
        self.spacing = Length.checked(spacing, as: .distance, of: "a stack's spacing")
    }

    func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LinearStackCache
    ) -> Arrangement {
        let known = cache.known.firstIndex { $0.proposal == proposal }
        if let known, cache.known[known].changed.isEmpty { return cache.known[known] }
        // Moved out, so that its arrays have a single owner while they are changed.
        var made = known.map { cache.known.remove(at: $0) } ?? arrange(proposal, subviews)
        measureChanged(&made, subviews)
        finish(&made)
        if cache.known.count == 4 { cache.known.removeFirst() }
        cache.known.append(made)
        return made
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout LinearStackCache
    ) {
        let across = axis.other.length(of: proposal)
        let settled = axis.proposal(
            along: axis.length(of: proposal),
            across: settlesAcross ? across ?? axis.other.length(of: bounds.size) : across)
        let arrangement = arrangement(settled, subviews, &cache)
        guard arrangement.offers == nil, !subviews.isRecording else {
            if !subviews.isRecording { cache.placed = nil }
            for index in subviews.indices { place(index, of: arrangement, in: bounds, subviews) }
            return
        }
        let placed = cache.placed
        cache.placed = Placed(bounds: bounds, proposal: settled, places: arrangement.places)
        guard let placed, placed.bounds == bounds, placed.proposal == settled else {
            for index in subviews.indices { place(index, of: arrangement, in: bounds, subviews) }
            return
        }
        for index in placed.changed { place(index, of: arrangement, in: bounds, subviews) }
        // In a long list most views keep their position.
        guard arrangement.places != placed.places else { return }
        for index in subviews.indices where arrangement.places[index] != placed.places[index] {
            place(index, of: arrangement, in: bounds, subviews)
        }
    }

    private func place(
        _ index: Int, of arrangement: Arrangement, in bounds: CGRect, _ subviews: LayoutSubviews
    ) {
        let place = arrangement.places[index]
        subviews.place(
            index, at: CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY),
            size: arrangement.sizes[index], proposal: offer(index, of: arrangement))
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Arrangement {
        let gaps = gaps(subviews)
        var made = Arrangement(
            proposal: proposal,
            offers: axis.length(of: proposal).flatMap {
                isUniform($0)
                    ? nil : offers($0, across: axis.other.length(of: proposal), subviews, gaps: gaps)
            },
            gaps: gaps)
        made.sizes.reserveCapacity(subviews.count)
        made.guides.reserveCapacity(subviews.count)
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let measured = measure(element, offer(index, of: made))
                made.sizes.append(measured.size)
                made.guides.append(measured.guide)
            }
        }
        return made
    }

    /// Measures the changed views again.
    private func measureChanged(_ arrangement: inout Arrangement, _ subviews: LayoutSubviews) {
        guard !arrangement.changed.isEmpty else { return }
        MainThread.assumeIsolated {
            for index in arrangement.changed {
                let measured = measure(subviews.elements[index], arrangement.proposal)
                if axis.length(of: measured.size) != axis.length(of: arrangement.sizes[index])
                    || measured.guide != arrangement.guides[index]
                {
                    arrangement.isInPlace = false
                }
                arrangement.sizes[index] = measured.size
                arrangement.guides[index] = measured.guide
            }
        }
        arrangement.changed = []
        if case .each = arrangement.gaps {
            arrangement.gaps = gaps(subviews)
            arrangement.isInPlace = false
        }
    }

    private func offer(_ index: Int, of arrangement: Arrangement) -> ProposedViewSize {
        guard let offers = arrangement.offers else { return arrangement.proposal }
        return axis.proposal(along: offers[index], across: axis.other.length(of: arrangement.proposal))
    }

    @MainActor private func measure(
        _ element: Element, _ proposal: ProposedViewSize
    ) -> (size: CGSize, guide: CGFloat) {
        let dimensions = element.dimensions(proposal)
        return (dimensions.size, dimensions.value(crossKey))
    }

    /// Computes positions and total size.
    private func finish(_ arrangement: inout Arrangement) {
        let line = arrangement.guides.max() ?? 0
        if !arrangement.isInPlace { putInPlace(&arrangement, line: line) }
        var after: CGFloat = 0
        for (size, guide) in zip(arrangement.sizes, arrangement.guides) {
            after = max(after, axis.other.length(of: size) - guide)
        }
        let across = arrangement.sizes.isEmpty ? 0 : line + after
        arrangement.size = axis.size(along: arrangement.length, across: across)
    }

    /// Computes the positions.
    ///
    /// - Parameter line: The position across where the guides meet.
    private func putInPlace(_ arrangement: inout Arrangement, line: CGFloat) {
        var position: CGFloat = 0
        var places: [CGPoint] = []
        places.reserveCapacity(arrangement.sizes.count)
        for (index, size) in arrangement.sizes.enumerated() {
            if index > 0 {
                switch arrangement.gaps {
                case .all(let gap): position += gap
                case .each(let gaps): position += gaps[index - 1]
                }
            }
            places.append(axis.point(along: position, across: line - arrangement.guides[index]))
            position += axis.length(of: size)
        }
        arrangement.places = places
        arrangement.length = position
        arrangement.isInPlace = true
    }

    private func gaps(_ subviews: LayoutSubviews) -> Gaps {
        if let spacing { return .all(spacing) }
        guard subviews.count > 1 else { return .each([]) }
        var last = subviews[0].spacing
        return .each(
            subviews.dropFirst().map { subview in
                let next = subview.spacing
                defer { last = next }
                return last.distance(to: next, along: axis)
            })
    }

    private func sum(_ gaps: Gaps, _ count: Int) -> CGFloat {
        switch gaps {
        case .all(let gap): gap * CGFloat(max(0, count - 1))
        case .each(let gaps): gaps.reduce(0, +)
        }
    }

    /// Returns the proposal to each view along the main axis.
    private func offers(
        _ total: CGFloat, across: CGFloat?, _ subviews: LayoutSubviews, gaps: Gaps
    ) -> [CGFloat?] {
        LengthShares.offers(of: total - sum(gaps, subviews.count), priorities: subviews.map(\.priority)) {
            axis.length(of: subviews[$0].sizeThatFits(axis.proposal(along: $1, across: across)))
        }
    }

    /// Returns whether all views get the same proposal, as for zero and infinity. The same holds without a length.
    private func isUniform(_ length: CGFloat) -> Bool { length == .infinity || length == 0 }
}
