import Foundation
import PicaDrawing
import PicaGraph

/// A view that draws paths, images, texts and other views in a closure. The closure runs again when a value that it
/// reads or the size of the view changes.
///
/// The canvas takes all the space it is offered, and clips the drawing to its frame. Single drawings have no gestures
/// and no accessibility of their own, so give the canvas both.
///
/// Differences from SwiftUI: with `opaque`, clear areas are black. `colorMode` has no effect, as Pica uses sRGB colors.
/// Drawing always happens synchronously, on the main thread.
public struct Canvas<Symbols: View> {
    /// The views that can be drawn, each with a `tag`.
    public var symbols: Symbols
    /// The closure that draws into a context of the given size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers all of the frame, so that nothing behind it is visible.
    public var isOpaque: Bool
    /// The color mode of the drawing. It has no effect.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may happen asynchronously. It has no effect.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that can also draw views.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers all of the frame; `false` by default. Clear areas of an opaque canvas are
    ///     black.
    ///   - colorMode: Has no effect: colors are in sRGB.
    ///   - rendersAsynchronously: Has no effect: drawing is synchronous.
    ///   - renderer: The closure that draws into a context of the given size, in points.
    ///   - symbols: The views that can be drawn. ``GraphicsContext/resolveSymbol(id:)`` finds each by its `tag`.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers all of the frame; `false` by default. Clear areas of an opaque canvas are
    ///     black.
    ///   - colorMode: Has no effect: colors are in sRGB.
    ///   - rendersAsynchronously: Has no effect: drawing is synchronous.
    ///   - renderer: The closure that draws into a context of the given size, in points.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: EmptyView.init)
    }
}

extension Canvas: View {
    /// The drawing.
    public var body: some View {
        LayoutView(layout: CanvasSymbolsLayout(), content: symbols)
            .hidden()
            .modifier(CanvasDrawing(renderer: renderer, isOpaque: isOpaque))
    }
}
