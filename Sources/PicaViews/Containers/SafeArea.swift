import Foundation
import PicaGraph

/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// One edge, both or none.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8
        /// The edges whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// The edge where lines of interface begin, or the one where they end.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing

    /// One edge, both or none.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8
        /// The edges whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// Where lines begin.
        public static let leading = Set(.leading)
        /// Where lines end.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// What may cover a part of a window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each region.
    public let rawValue: UInt
    /// The regions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars and the like that belong to a container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Keeps a part of the view's place free for other views, at its top or bottom. What scrolls goes on below them.
    ///
    /// - Parameters:
    ///   - edge: Where the views stand.
    ///   - alignment: How they stand across.
    ///   - spacing: Their distance from the view, in points; nil stands for none.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                layout: InsetLayout(
                    edge: edge == .top ? .top : .bottom,
                    alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
                inset: content()))
    }

    /// Keeps a part of the view's place free for other views, at its beginning or end. What scrolls goes on below them.
    ///
    /// - Parameters:
    ///   - edge: Where the views stand.
    ///   - alignment: How they stand down the edge.
    ///   - spacing: Their distance from the view, in points; nil stands for none.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                layout: InsetLayout(
                    edge: edge == .leading ? .leading : .trailing,
                    alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
                inset: content()))
    }

    /// Keeps space free around the view, in points: padding of which ``GeometryProxy/safeAreaInsets`` tells, and that
    /// shows what is scrolled into it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padding(insets, isSafeArea: true)
    }

    /// Keeps the same space free, in points, at some edges; nil takes the default of 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16), isSafeArea: true)
    }

    /// Keeps the same space free, in points, on all sides.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Lets the view go on below bars and into other room that is kept free around it.
    ///
    /// The view grows at the sides where it reaches such room; around it nothing moves. Windows on Linux have no other
    /// safe areas than their bars, `safeAreaInset` and `safeAreaPadding`.
    ///
    /// - Parameters:
    ///   - regions: What it goes on into. No keyboard on the screen covers a window, so only containers count.
    ///   - edges: At which sides.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
    }

    /// The older name of `ignoresSafeArea(_:edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

struct SafeAreaInset<Inset: View> {
    let layout: InsetLayout
    let inset: Inset
}

extension SafeAreaInset: ViewModifier {
    func body(content: Content) -> some View {
        layout {
            content
            inset.layoutValue(key: InsetKey.self, value: true)
        }
    }
}

private enum InsetKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Places views at an edge, and others in what is left.
struct InsetLayout: Layout {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    /// Along which the views at the edge take from the others.
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func along(_ size: CGSize) -> CGFloat { axis.length(of: size) }
    private func across(_ size: CGSize) -> CGFloat { axis.other.length(of: size) }

    private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        axis.proposal(along: nil, across: axis.other.length(of: proposal))
    }

    /// What views at the edge take, with the distance from the others.
    private func inset(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        let sizes = subviews.filter { $0[InsetKey.self] }.map { $0.sizeThatFits(insetProposal(proposal)) }
        guard !sizes.isEmpty else { return .zero }
        let distance = spacing.flatMap { $0.isFinite ? $0 : nil } ?? 0
        return axis.size(
            along: (sizes.map(along).max() ?? 0) + distance, across: sizes.map(across).max() ?? 0)
    }

    private func contentProposal(_ proposal: ProposedViewSize, _ inset: CGSize) -> ProposedViewSize {
        axis.proposal(
            along: axis.length(of: proposal).map { max(0, $0 - along(inset)) },
            across: axis.other.length(of: proposal))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let inset = inset(proposal, subviews)
        let inner = contentProposal(proposal, inset)
        let sizes = subviews.filter { !$0[InsetKey.self] }.map { $0.sizeThatFits(inner) }
        return axis.size(
            along: (sizes.map(along).max() ?? 0) + along(inset),
            across: max(sizes.map(across).max() ?? 0, across(inset)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let size = ProposedViewSize(bounds.size)
        let inset = inset(size, subviews)
        let inner = contentProposal(size, inset)
        let isFirst = edge == .top || edge == .leading
        let frame = ViewDimensions(bounds.size, proposal: size)
        for view in subviews {
            let isInset = view[InsetKey.self]
            let proposal = isInset ? insetProposal(size) : inner
            let dimensions = view.dimensions(in: proposal)
            let start =
                isInset == isFirst
                ? 0 : isInset ? along(bounds.size) - along(dimensions.size) : along(inset)
            let origin = axis.point(
                along: start,
                across: isInset
                    ? axis.other.position(of: alignment.origin(of: dimensions, in: frame))
                    : (across(bounds.size) - across(dimensions.size)) / 2)
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}

extension InsetLayout: @MainActor SafeAreaKeeper {
    func keptEdges(around content: Element) -> Edge.Set? {
        content.trait(ObjectIdentifier(InsetKey.self)) as? Bool == true ? [] : Edge.Set(edge)
    }
}
