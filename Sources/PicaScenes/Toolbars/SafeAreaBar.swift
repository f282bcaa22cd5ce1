import Foundation
import PicaControls
import PicaGraph
import PicaState

extension View {
    /// Adds a custom bar above or below the view, like `safeAreaInset(edge:alignment:spacing:content:)` with a bar's
    /// background. `scrollEdgeEffectStyle(_:for:)` changes that background.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar is placed.
    ///   - alignment: The horizontal alignment of the bar's views.
    ///   - spacing: The distance between the bar and the view, in points; `nil` for none.
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

    /// Adds a custom bar beside the view, at its leading or trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar is placed.
    ///   - alignment: The vertical alignment of the bar's views.
    ///   - spacing: The distance between the bar and the view, in points; `nil` for none.
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
