import Foundation
import PicaGraph

/// A view that a function draws: paths, images, texts and other views, again whenever what it reads changes or
/// the view has another size.
///
/// It takes all the room it is offered. What is drawn beyond its frame is not seen, and nothing in it can be
/// touched or heard by itself: give the canvas gestures and an accessibility label.
///
/// Differences from SwiftUI: `opaque`, where something is left clear, shows black there; `colorMode` has no
/// effect, as Pica keeps colours as sRGB has them; drawing is always done at once, on the main thread.
public struct Canvas<Symbols: View> {
    /// The views that can be drawn, each with a `tag`.
    public var symbols: Symbols
    /// Draws into a context; the size is the view's, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether all of the frame is drawn on, so that nothing behind shows.
    public var isOpaque: Bool
    /// How colours are kept.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may be done later.
    public var rendersAsynchronously: Bool

    /// A canvas that can draw views, too.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the frame is drawn on; what is not is black then. False by default.
    ///   - colorMode: Has no effect: colours are sRGB's.
    ///   - rendersAsynchronously: Has no effect: drawing is done at once.
    ///   - renderer: Draws into a context; the size is the view's, in points.
    ///   - symbols: The views, each with a `tag` by which ``GraphicsContext/resolveSymbol(id:)`` finds it.
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
    /// A canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the frame is drawn on; what is not is black then. False by default.
    ///   - colorMode: Has no effect: colours are sRGB's.
    ///   - rendersAsynchronously: Has no effect: drawing is done at once.
    ///   - renderer: Draws into a context; the size is the view's, in points.
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
    /// What the function draws.
    public var body: some View {
        LayoutView(layout: CanvasSymbolsLayout(), content: symbols)
            .hidden()
            .modifier(CanvasDrawing(renderer: renderer, isOpaque: isOpaque))
    }
}
