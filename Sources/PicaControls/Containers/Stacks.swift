import Foundation
import PicaGraph

/// A container that places views side by side.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of views of different heights; centered by default.
    ///   - spacing: The distance between views, in points; `nil` for the views' own spacing (8 for most).
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: View {
    /// The views, placed by an `HStackLayout`.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A container that places views one below another.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of views of different widths; centered by default.
    ///   - spacing: The distance between views, in points; `nil` for the views' own spacing (8 for most).
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: View {
    /// The views, placed by a `VStackLayout`.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A container that places views on top of each other, the last in front.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Creates a stack of views on top of each other.
    ///
    /// - Parameter alignment: The alignment of views of different sizes; centered by default.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    /// Has no body: a `ZStackLayout` places the views.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        PassthroughNode(self, parent: parent) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}
