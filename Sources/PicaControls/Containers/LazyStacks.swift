import Foundation
import PicaGraph
import PicaState

/// A vertical stack that creates only the views in sight.
///
/// It takes the width it is offered. Rows keep their `@State` while they are out of sight. Lengths of rows not seen yet
/// are estimated.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views in the width of the stack; centered by default.
    ///   - spacing: The distance between views, in points; `nil` for 8.
    ///   - pinnedViews: The parts of sections that stay in sight while the rest of their section scrolls past; none by
    ///     default.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: View {
    /// The column of the views in sight.
    public var body: some View {
        LazyStack(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews, content: content
        )
    }
}

/// A horizontal stack that creates only the views in sight.
///
/// It takes the height it is offered. Views keep their `@State` while they are out of sight. Lengths of views not seen
/// yet are estimated.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views in the height of the stack; centered by default.
    ///   - spacing: The distance between views, in points; `nil` for 8.
    ///   - pinnedViews: The parts of sections that stay in sight while the rest of their section scrolls past; none by
    ///     default.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: View {
    /// The row of the views in sight.
    public var body: some View {
        LazyStack(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            content: content)
    }
}
