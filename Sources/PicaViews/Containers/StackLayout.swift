import Foundation

/// Arranges views in a row.
@frozen public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: LinearStack {
        LinearStack(axis: .horizontal, crossKey: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout LinearStackCache
    ) -> CGFloat? {
        stack.explicitGuide(guide.key, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout LinearStackCache
    ) -> CGFloat? {
        stack.explicitGuide(guide.key, proposal, subviews, &cache)
    }
}

/// Arranges views in a column.
@frozen public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: LinearStack { LinearStack(axis: .vertical, crossKey: alignment.key, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout LinearStackCache
    ) -> CGFloat? {
        stack.explicitGuide(guide.key, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout LinearStackCache
    ) -> CGFloat? {
        stack.explicitGuide(guide.key, proposal, subviews, &cache)
    }
}

/// What a stack worked out for its last proposals.
public struct LinearStackCache {
    fileprivate var known: [(proposal: ProposedViewSize, arrangement: LinearStack.Arrangement)] = []
}

/// The arithmetic that rows and columns share, along a main and a cross axis.
private struct LinearStack {
    struct Arrangement {
        var size: CGSize
        var places: [CGPoint]
        var sizes: [CGSize]
        var proposals: [ProposedViewSize]
    }

    let axis: Axis
    let crossKey: AlignmentKey
    let spacing: CGFloat?

    func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LinearStackCache
    ) -> Arrangement {
        if let known = cache.known.first(where: { $0.proposal == proposal }) { return known.arrangement }
        let made = arrange(proposal, subviews)
        if cache.known.count == 4 { cache.known.removeFirst() }
        cache.known.append((proposal, made))
        return made
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout LinearStackCache
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let place = arrangement.places[index]
                element.place(
                    at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                    size: arrangement.sizes[index], proposal: arrangement.proposals[index])
            }
        }
    }

    /// The guide of the whole is the first view's that sets it: for the first baseline the smallest, for
    /// others likewise along the cross axis; the last baseline is the largest.
    func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout LinearStackCache
    ) -> CGFloat? {
        let arrangement = arrangement(proposal, subviews, &cache)
        var values: [CGFloat] = []
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let size = arrangement.sizes[index]
                let dimensions = ViewDimensions(
                    width: size.width, height: size.height, element: element,
                    proposal: arrangement.proposals[index])
                guard let value = element.explicitGuide(key, in: dimensions) else { continue }
                let place = arrangement.places[index]
                values.append(value + (key.axis == .horizontal ? place.x : place.y))
            }
        }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Arrangement {
        let gaps = gaps(subviews)
        let cross = cross(proposal)
        let lengths = offers(proposal, subviews, gaps: gaps)
        let proposals = lengths.map { make(main: $0, cross: cross) }
        var sizes: [CGSize] = []
        var before: [CGFloat] = []
        var after: CGFloat = 0
        sizes.reserveCapacity(subviews.count)
        before.reserveCapacity(subviews.count)
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let dimensions = element.dimensions(proposals[index])
                let guide =
                    element.explicitGuide(crossKey, in: dimensions)
                    ?? crossKey.id.defaultValue(in: dimensions)
                sizes.append(dimensions.size)
                before.append(guide)
                after = max(after, self.cross(dimensions.size) - guide)
            }
        }
        let line = before.max() ?? 0
        var places: [CGPoint] = []
        places.reserveCapacity(subviews.count)
        var position: CGFloat = 0
        for index in sizes.indices {
            if index > 0 { position += gaps[index - 1] }
            let across = line - before[index]
            places.append(
                axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
            position += main(sizes[index])
        }
        let across = subviews.isEmpty ? 0 : line + after
        let size =
            axis == .horizontal
            ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
        return Arrangement(size: size, places: places, sizes: sizes, proposals: proposals)
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
        if total == .infinity || total == 0 { return Array(repeating: total, count: count) }

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

/// Arranges views on top of each other.
@frozen public struct ZStackLayout: Layout {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.left - dimensions[alignment.horizontal],
                    y: bounds.minY + extent.top - dimensions[alignment.vertical]), proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        let extent = extent(proposal, subviews)
        let values = subviews.compactMap { subview -> CGFloat? in
            let dimensions = subview.dimensions(in: proposal)
            return dimensions[explicit: guide].map { $0 + extent.top - dimensions[alignment.vertical] }
        }
        return guide == .lastTextBaseline ? values.max() : values.min()
    }

    /// The size, and where the alignment's guides stand in it.
    private func extent(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (size: CGSize, left: CGFloat, top: CGFloat) {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            left = index == 0 ? x : max(left, x)
            top = index == 0 ? y : max(top, y)
            right = index == 0 ? dimensions.width - x : max(right, dimensions.width - x)
            bottom = index == 0 ? dimensions.height - y : max(bottom, dimensions.height - y)
        }
        return (CGSize(width: left + right, height: top + bottom), left, top)
    }
}
