import Foundation
import PicaGraph

/// Views below each other, of which only those in sight are made.
///
/// It takes the width it is offered. Rows keep their `@State` while they are out of sight. Lengths of rows
/// not seen yet are estimated. Pinned views come with sections and are not there yet.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// A column of views.
    ///
    /// - Parameters:
    ///   - alignment: How views line up in the stack's width; centred by default.
    ///   - spacing: The distance between views in points; nil stands for 8.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVStack: View {
    /// The column that makes what is in sight.
    public var body: some View {
        LazyStack(axis: .vertical, alignment: alignment.key, spacing: spacing, content: content)
    }
}

/// Views beside each other, of which only those in sight are made.
///
/// It takes the height it is offered. Views keep their `@State` while they are out of sight. Lengths of
/// views not seen yet are estimated. Pinned views come with sections and are not there yet.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: How views line up in the stack's height; centred by default.
    ///   - spacing: The distance between views in points; nil stands for 8.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHStack: View {
    /// The row that makes what is in sight.
    public var body: some View {
        LazyStack(axis: .horizontal, alignment: alignment.key, spacing: spacing, content: content)
    }
}
