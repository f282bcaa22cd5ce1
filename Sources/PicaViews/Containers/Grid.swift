import Foundation
import PicaGraph

/// Views in rows and columns.
///
/// Each `GridRow` is a row; a view outside of any row is one by itself, as wide as the grid. All views are
/// made at once; see `LazyVGrid` for long ones.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Rows and columns of views.
    ///
    /// - Parameters:
    ///   - alignment: How views stand in their cells, where neither the row nor the column says otherwise.
    ///   - horizontalSpacing: The distance between columns, in points; nil leaves it to the views (8 for most).
    ///   - verticalSpacing: The distance between rows, in points; nil leaves it to the views (8 for most).
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View {
    /// The views, placed by a `GridLayout`.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A row of a grid: each view in it is in a column. Anywhere else it is no more than its views.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var identity = GridRowIdentity()

    /// A row of a grid.
    ///
    /// - Parameter alignment: How views of different heights line up in the row; nil leaves it to the grid.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    /// The views of the row.
    public var body: some View { content.gridRow(identity, alignment: alignment) }
}
