import Foundation
import PicaGraph
import PicaState

extension View {
    /// Fills the frame of the view behind it with a style.
    ///
    /// - Parameters:
    ///   - style: The style of the fill.
    ///   - edges: The edges at which the background extends into the safe area. They have no effect in Pica: the
    ///     background always fills the frame of the view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills the frame of the view behind it with the background style.
    ///
    /// - Parameter edges: The edges at which the background extends into the safe area. They have no effect in Pica:
    ///   the background always fills the frame of the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    /// Fills a shape in the frame of the view, behind it.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape in the frame of the view, behind it, with the background style.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the frame of the view in front of it with a style.
    ///
    /// - Parameters:
    ///   - style: The style of the fill.
    ///   - edges: The edges at which the overlay extends into the safe area. They have no effect in Pica: the overlay
    ///     always fills the frame of the view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape in the frame of the view, in front of it.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a border inside the frame of the view; the width is in points.
    nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
