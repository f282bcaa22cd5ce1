import Foundation

/// Arranges views in a row.
@frozen public struct HStackLayout: Layout {
    /// Which guides of the views meet.
    public var alignment: VerticalAlignment
    /// The distance between views in points; nil leaves it to them (8 for most).
    public var spacing: CGFloat?

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: How views of different heights line up; centred by default.
    ///   - spacing: The distance between views in points; nil leaves it to them (8 for most).
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// It stacks horizontally.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: LinearStack {
        LinearStack(axis: .horizontal, crossKey: alignment.key, spacing: spacing)
    }

    /// An empty store of sizes.
    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    /// Measures again what has changed; sizes of other views still hold.
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) { cache.outdate() }

    /// The row's size, in points. Room is shared out by layout priority, and among equals first to those
    /// that can change least.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    /// Places the views one after another.
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
    /// Which guides of the views meet.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil leaves it to them (8 for most).
    public var spacing: CGFloat?

    /// A column of views.
    ///
    /// - Parameters:
    ///   - alignment: How views of different widths line up; centred by default.
    ///   - spacing: The distance between views in points; nil leaves it to them (8 for most).
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// It stacks vertically.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: LinearStack { LinearStack(axis: .vertical, crossKey: alignment.key, spacing: spacing) }

    /// An empty store of sizes.
    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    /// Measures again what has changed; sizes of other views still hold.
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) { cache.outdate() }

    /// The column's size, in points. Room is shared out by layout priority, and among equals first to
    /// those that can change least.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    /// Places the views one below another.
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
    fileprivate var known: [LinearStack.Arrangement] = []

    /// Some views have changed; what is known of the others still holds.
    fileprivate mutating func outdate() {
        for index in known.indices { known[index].isCurrent = false }
    }
}

/// The arithmetic that rows and columns share, along a main and a cross axis.
private struct LinearStack {
    package struct Arrangement {
        package let proposal: ProposedViewSize
        package let elements: [Element]
        package let proposals: [ProposedViewSize]
        package var gaps: [CGFloat]
        package var sizes: [CGSize] = []
        /// The views' alignment guides across.
        package var guides: [CGFloat] = []
        /// When the sizes were measured, on the graph's `layoutClock`.
        package var clock = 0
        package var size = CGSize.zero
        package var places: [CGPoint] = []
        package var isCurrent = true
    }

    package let axis: Axis
    package let crossKey: AlignmentKey
    package let spacing: CGFloat?

    package func arrangement(
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

    package func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout LinearStackCache
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        let isMirrored = subviews.layoutDirection == .rightToLeft
        MainThread.assumeIsolated {
            for (index, element) in subviews.elements.enumerated() {
                let size = arrangement.sizes[index]
                let proposal = arrangement.proposals[index]
                var place = arrangement.places[index]
                place.x += bounds.minX
                place.y += bounds.minY
                // Most of a long list stand where they stood.
                if !isMirrored, !element.needsLayout, element.origin == place, element.size == size,
                    element.proposal == proposal
                {
                    continue
                }
                element.place(at: place, size: size, proposal: proposal)
            }
        }
    }

    /// The guide of the whole is the first view's that sets it: for the first baseline the smallest, for
    /// others likewise along the cross axis; the last baseline is the largest.
    package func explicitGuide(
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
            made.clock = subviews.elements.first?.graph.layoutClock ?? 0
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
            revised.clock = subviews.elements.first?.graph.layoutClock ?? 0
        }
        revised.isCurrent = true
        return revised
    }

    @MainActor private func measure(
        _ element: Element, _ proposal: ProposedViewSize
    ) -> (size: CGSize, guide: CGFloat) {
        let dimensions = element.dimensions(proposal)
        let guide =
            element.explicitGuide(crossKey, in: dimensions) ?? crossKey.id.defaultValue(in: dimensions)
        return (dimensions.size, guide)
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
