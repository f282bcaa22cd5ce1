import Foundation
import PicaGraph

extension View {
    /// Fills the view's frame behind it.
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills a shape in the view's frame behind it.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape in the view's frame behind it with the style of backgrounds.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the view's frame in front of it.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape in the view's frame in front of it.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a border inside the view's frame; the width is in points.
    nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
