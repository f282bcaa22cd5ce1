import Foundation
import PicaGraph

/// Views beside each other.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: How views of different heights line up; centred by default.
    ///   - spacing: The distance between views in points; nil leaves it to them (8 for most).
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

/// Views below each other.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// A column of views.
    ///
    /// - Parameters:
    ///   - alignment: How views of different widths line up; centred by default.
    ///   - spacing: The distance between views in points; nil leaves it to them (8 for most).
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

/// Views on top of each other, the last in front.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Views on top of each other.
    ///
    /// - Parameter alignment: How views of different sizes line up; centred by default.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    /// There is no body: a `ZStackLayout` places the views.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        PassthroughNode(self, parent: parent) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}
