import Foundation
import PicaGraph

/// Views in columns, line after line downwards, of which only those in sight are made.
///
/// It is as wide as its columns. What a row of a `ForEach` makes stands in one cell; views keep their
/// `@State` while they are out of sight. Lines not seen yet are taken for as high as those seen on average.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Columns of views.
    ///
    /// - Parameters:
    ///   - columns: How wide columns are, and how views stand in them.
    ///   - alignment: How the columns stand in the grid's width; centred by default.
    ///   - spacing: The distance between lines in points; nil stands for 8.
    ///   - pinnedViews: Which parts of sections stay in sight while the rest of their section passes; none by
    ///     default.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: View {
    /// The grid that makes what is in sight.
    public var body: some View {
        LazyStack(
            axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns,
            pinned: pinnedViews, content: content)
    }
}

/// Views in rows, line after line across, of which only those in sight are made.
///
/// It is as high as its rows; else it is as `LazyVGrid`.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Rows of views.
    ///
    /// - Parameters:
    ///   - rows: How high rows are, and how views stand in them.
    ///   - alignment: How the rows stand in the grid's height; centred by default.
    ///   - spacing: The distance between lines in points; nil stands for 8.
    ///   - pinnedViews: Which parts of sections stay in sight while the rest of their section passes; none by
    ///     default.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: View {
    /// The grid that makes what is in sight.
    public var body: some View {
        LazyStack(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows,
            pinned: pinnedViews, content: content)
    }
}
