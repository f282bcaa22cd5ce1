import Foundation
import PicaGraph
import PicaState

/// A container that places views in rows and columns.
///
/// Each `GridRow` is a row. A view outside any row is a row of its own, as wide as the grid. All views are created at
/// once; use `LazyVGrid` for many of them.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid of rows and columns.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells, unless the row or the column sets its own.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the views' own spacing (8 for most).
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the views' own spacing (8 for most).
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

/// A row of a grid, with each of its views in one column. Outside a grid it is transparent to layout.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var identity = GridRowIdentity()

    /// Creates a row of a grid.
    ///
    /// - Parameter alignment: The vertical alignment of the views in the row; `nil` for the alignment of the grid.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    /// The views of the row.
    public var body: some View { content.gridRow(identity, alignment: alignment) }
}
