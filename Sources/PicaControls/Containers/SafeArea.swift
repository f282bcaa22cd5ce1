import Foundation
import PicaGraph
import PicaState

/// A horizontal edge of a rectangle: the top or the bottom.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of top and bottom edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each edge.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing

    /// A set of leading and trailing edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each edge.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The edge at which lines of text begin.
        public static let leading = Set(.leading)
        /// The edge at which lines of text end.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A set of reasons for which a part of a window may be covered.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set, one for each region.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The area of bars and other parts of a container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area of an on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Reserves space at the top or bottom of the view for other views. Scrolling content continues below them.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the other views stand.
    ///   - alignment: The horizontal alignment of the other views.
    ///   - spacing: The distance between the other views and the view, in points; `nil` for 0.
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

    /// Reserves space at the leading or trailing edge of the view for other views. Scrolling content continues below
    /// them.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the other views stand.
    ///   - alignment: The vertical alignment of the other views.
    ///   - spacing: The distance between the other views and the view, in points; `nil` for 0.
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

    /// Adds padding, in points, that is part of the safe area of the view. ``GeometryProxy/safeAreaInsets`` includes
    /// it, and scrolling content remains visible in it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padding(insets, isSafeArea: true)
    }

    /// Adds padding to the safe area at some edges, in points; `nil` for the default of 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16), isSafeArea: true)
    }

    /// Adds padding to the safe area on all sides, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Extends the view below bars and into other safe areas.
    ///
    /// The view grows at the edges where it touches a safe area, and the views around it do not move. On Linux the only
    /// safe areas are the bars of windows, `safeAreaInset` and `safeAreaPadding`.
    ///
    /// - Parameters:
    ///   - regions: The regions that the view extends into. No on-screen keyboard covers a window in Pica, so only
    ///     `container` has an effect.
    ///   - edges: The edges at which the view grows.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view into safe areas at some edges. `ignoresSafeArea(_:edges:)` is the newer name.
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

/// A layout that places some views at an edge, and the others in the remaining space.
struct InsetLayout: Layout {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    /// The axis along which the views at the edge take space from the others.
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func along(_ size: CGSize) -> CGFloat { axis.length(of: size) }
    private func across(_ size: CGSize) -> CGFloat { axis.other.length(of: size) }

    private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        axis.proposal(along: nil, across: axis.other.length(of: proposal))
    }

    /// Returns the size of the views at the edge, including the distance to the others.
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
