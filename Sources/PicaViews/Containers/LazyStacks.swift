import Foundation
import PicaGraph

/// Views below each other, of which only those in sight are made.
///
/// It takes the width it is offered. Rows keep their `@State` while they are out of sight. Lengths of rows
/// not seen yet are estimated.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A column of views.
    ///
    /// - Parameters:
    ///   - alignment: How views line up in the stack's width; centred by default.
    ///   - spacing: The distance between views in points; nil stands for 8.
    ///   - pinnedViews: Which parts of sections stay in sight while the rest of their section passes; none by
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
    /// The column that makes what is in sight.
    public var body: some View {
        LazyStack(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews, content: content
        )
    }
}

/// Views beside each other, of which only those in sight are made.
///
/// It takes the height it is offered. Views keep their `@State` while they are out of sight. Lengths of
/// views not seen yet are estimated.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: How views line up in the stack's height; centred by default.
    ///   - spacing: The distance between views in points; nil stands for 8.
    ///   - pinnedViews: Which parts of sections stay in sight while the rest of their section passes; none by
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
    /// The row that makes what is in sight.
    public var body: some View {
        LazyStack(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            content: content)
    }
}
