import Foundation
import PicaGraph

extension View {
    /// Fills the view's frame behind it.
    ///
    /// - Parameters:
    ///   - style: What fills it.
    ///   - edges: Where the ground goes on beyond what bars keep free. Nothing covers a window on Linux, so it is the
    ///     view's frame whatever they are.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills the view's frame behind it with the style of backgrounds.
    ///
    /// - Parameter edges: Where the ground goes on beyond what bars keep free. Nothing covers a window on Linux, so it
    ///   is the view's frame whatever they are.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
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
    ///
    /// - Parameters:
    ///   - style: What fills it.
    ///   - edges: Where it goes on beyond what bars keep free. Nothing covers a window on Linux, so it is the view's
    ///     frame whatever they are.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
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
