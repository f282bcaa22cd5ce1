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
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) {
        cache.outdate(subviews.changed)
    }

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
}

/// Arranges views in a column.
@frozen public struct VStackLayout: Layout {
    /// Which guides of the views meet.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil leaves it to them (8 for most).
    public var spacing: CGFloat?
    /// Whether views are told the column's width where it was not told one itself.
    package var settlesAcross = true

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

    private var stack: LinearStack {
        LinearStack(
            axis: .vertical, crossKey: alignment.key, spacing: spacing, settlesAcross: settlesAcross)
    }

    /// An empty store of sizes.
    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    /// Measures again what has changed; sizes of other views still hold.
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) {
        cache.outdate(subviews.changed)
    }

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
}
