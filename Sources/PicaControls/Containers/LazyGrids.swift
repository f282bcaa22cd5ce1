import Foundation
import PicaGraph
import PicaState

/// A grid that scrolls vertically and creates only the views in sight.
///
/// It is as wide as its columns. The views of one row of a `ForEach` share one cell. Views keep their `@State` while
/// they are out of sight. The height of a line not seen yet is estimated as the average of those seen.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a grid with columns.
    ///
    /// - Parameters:
    ///   - columns: The widths of the columns, and the alignment of views in them.
    ///   - alignment: The alignment of the columns in the width of the grid; centered by default.
    ///   - spacing: The distance between lines, in points; `nil` for 8.
    ///   - pinnedViews: The parts of sections that stay in sight while the rest of their section scrolls past; none by
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
    /// The grid of the views in sight.
    public var body: some View {
        LazyStack(
            axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns,
            pinned: pinnedViews, content: content)
    }
}

/// A grid that scrolls horizontally and creates only the views in sight.
///
/// It is as high as its rows. In all other respects it works as `LazyVGrid`.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a grid with rows.
    ///
    /// - Parameters:
    ///   - rows: The heights of the rows, and the alignment of views in them.
    ///   - alignment: The alignment of the rows in the height of the grid; centered by default.
    ///   - spacing: The distance between lines, in points; `nil` for 8.
    ///   - pinnedViews: The parts of sections that stay in sight while the rest of their section scrolls past; none by
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
    /// The grid of the views in sight.
    public var body: some View {
        LazyStack(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows,
            pinned: pinnedViews, content: content)
    }
}
