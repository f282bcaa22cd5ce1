import Foundation
import PicaGraph

extension View {
    /// Puts a bar of one's own above or below the view: `safeAreaInset(edge:alignment:spacing:content:)` with the ground
    /// of a bar, as `scrollEdgeEffectStyle(_:for:)` wants it.
    ///
    /// - Parameters:
    ///   - edge: Where the bar stands.
    ///   - alignment: How its views stand across.
    ///   - spacing: The bar's distance from the view, in points; nil stands for none.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, spacing: spacing) {
            content()
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .modifier(BarGround(edge: edge == .top ? .top : .bottom))
        }
        .modifier(ScrollEdgeEffectReader())
    }

    /// Puts a bar of one's own beside the view, at its beginning or end.
    ///
    /// - Parameters:
    ///   - edge: Where the bar stands.
    ///   - alignment: How its views stand down the edge.
    ///   - spacing: The bar's distance from the view, in points; nil stands for none.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, spacing: spacing) {
            content()
                .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                .modifier(BarGround(edge: edge == .leading ? .leading : .trailing))
        }
        .modifier(ScrollEdgeEffectReader())
    }
}
