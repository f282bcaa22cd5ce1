import Foundation
import PicaGraph
import PicaState

/// The layout of a header bar. The title is in the middle of the bar, or as near to it as the parts at the ends allow.
struct HeaderBarLayout: Layout {
    enum Part: CaseIterable {
        case leading, title, trailing, search
    }

    /// Whether the title follows the leading part.
    let leadsWithTitle: Bool

    /// The space between the parts, in points.
    static let spacing: CGFloat = 8
    /// The width in points kept for a title before items move into a menu.
    static let leastTitle: CGFloat = 90
    /// The range of widths of search fields, in points.
    static let searchWidth: ClosedRange<CGFloat> = 110...230

    private func parts(_ subviews: Subviews) -> [Part: LayoutSubview] {
        var parts: [Part: LayoutSubview] = [:]
        for view in subviews { parts[view[HeaderPartKey.self]] = parts[view[HeaderPartKey.self]] ?? view }
        return parts
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = parts(subviews).mapValues { $0.sizeThatFits(.unspecified) }
        var ends = [sizes[.leading], sizes[.trailing]].compactMap { $0?.width }.reduce(0, +)
        if sizes[.search] != nil { ends += Self.searchWidth.lowerBound + Self.spacing }
        let title = sizes[.title]?.width ?? 0
        // The title may become narrow.
        let least = ends + min(title, 40) + 2 * Self.spacing
        let ideal = ends + max(title, Self.leastTitle) + 2 * Self.spacing
        let width = proposal.width.map { max($0 == .infinity ? ideal : $0, least) } ?? ideal
        return CGSize(width: width, height: sizes.values.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let parts = parts(subviews)
        func place(_ view: LayoutSubview?, x: CGFloat, width: CGFloat, _ anchor: UnitPoint) {
            view?.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
        let leading = parts[.leading]?.sizeThatFits(.unspecified).width ?? 0
        let trailing = parts[.trailing]?.sizeThatFits(.unspecified).width ?? 0
        place(parts[.leading], x: bounds.minX, width: leading, .leading)
        let from = bounds.minX + leading + (leading > 0 ? Self.spacing : 0)
        var end = bounds.maxX
        if let search = parts[.search] {
            // Place the title and the items first; the search field gets the rest.
            let ideal = parts[.title]?.sizeThatFits(.unspecified).width ?? 0
            let rest = end - trailing - from - ideal - 3 * Self.spacing
            let width = min(max(rest, Self.searchWidth.lowerBound), Self.searchWidth.upperBound)
            let fitting = search.sizeThatFits(ProposedViewSize(width: width, height: bounds.height)).width
            place(search, x: end, width: min(fitting, width), .trailing)
            end -= min(fitting, width) + Self.spacing
        }
        place(parts[.trailing], x: end, width: trailing, .trailing)
        let to = max(from, end - trailing - (trailing > 0 ? Self.spacing : 0))
        let offer = ProposedViewSize(width: to - from, height: bounds.height)
        let title = min(parts[.title]?.sizeThatFits(offer).width ?? 0, to - from)
        let centered = bounds.midX - title / 2
        let x = leadsWithTitle ? from : min(max(centered, from), to - title)
        place(parts[.title], x: x, width: title, .leading)
    }
}

private enum HeaderPartKey: LayoutValueKey {
    static var defaultValue: HeaderBarLayout.Part { .title }
}

extension View {
    /// Sets the part of a header bar that the view is.
    func headerPart(_ part: HeaderBarLayout.Part) -> some View {
        layoutValue(key: HeaderPartKey.self, value: part)
    }
}
