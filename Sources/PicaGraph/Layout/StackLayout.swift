import Foundation
import PicaState

/// A layout that arranges views in a row.
@frozen public struct HStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views in points; `nil` for their preferences (mostly 8).
    public var spacing: CGFloat?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different heights; centered by default.
    ///   - spacing: The distance between views in points; `nil` for their preferences (mostly 8).
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: LinearStack {
        LinearStack(axis: .horizontal, crossKey: alignment.key, spacing: spacing)
    }

    /// Makes an empty cache of sizes.
    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    /// Marks the changed views to be measured again; other sizes stay valid.
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) {
        cache.outdate(subviews.changed)
    }

    /// Returns the row's size, in points. Space is distributed by layout priority, and among equals to the least
    /// flexible first.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    /// Places the views from leading to trailing.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }
}

/// A layout that arranges views in a column.
@frozen public struct VStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; `nil` for their preferences (mostly 8).
    public var spacing: CGFloat?
    /// Whether views are placed with the column's resulting width if none was proposed.
    package var settlesAcross = true

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different widths; centered by default.
    ///   - spacing: The distance between views in points; `nil` for their preferences (mostly 8).
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: LinearStack {
        LinearStack(
            axis: .vertical, crossKey: alignment.key, spacing: spacing, settlesAcross: settlesAcross)
    }

    /// Makes an empty cache of sizes.
    public func makeCache(subviews: Subviews) -> LinearStackCache { LinearStackCache() }

    /// Marks the changed views to be measured again; other sizes stay valid.
    public func updateCache(_ cache: inout LinearStackCache, subviews: Subviews) {
        cache.outdate(subviews.changed)
    }

    /// Returns the column's size, in points. Space is distributed by layout priority, and among equals to the least
    /// flexible first.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) -> CGSize {
        stack.arrangement(proposal, subviews, &cache).size
    }

    /// Places the views from top to bottom.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearStackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }
}
