import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A type that draws texts in a custom way.
///
/// Texts are laid out as usual; a renderer gets the layout and a context to draw into. Its animatable data changes with
/// the transaction that changes the renderer.
public protocol TextRenderer: Animatable {
    /// Draws the text.
    ///
    /// - Parameters:
    ///   - layout: The layout of the text. Positions are in points of the text's view.
    ///   - ctx: The context to draw into, with its origin at the view's upper left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of the text's view for a proposal; by default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance that the renderer draws beyond the text's view, in points; by default 0.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// Zero on all sides.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for the text whose size a renderer computes.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the text's own size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
    /// Sets the renderer that draws the texts in the view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textRenderer, AnyTextRenderer(renderer))
    }
}

/// A type-erased renderer.
struct AnyTextRenderer: Equatable {
    private let renderer: any TextRenderer

    init(_ renderer: any TextRenderer) { self.renderer = renderer }

    static func == (one: AnyTextRenderer, other: AnyTextRenderer) -> Bool {
        ValueComparison.isSame(hidden: one.renderer, other.renderer)
    }

    /// Returns an object that draws one text with the renderer.
    /// - Parameter old: The object that drew it before. It is reused if its renderer has the same type, so that its
    ///   animation continues.
    @MainActor func rendering(of element: Element, after old: (any TextRendering)?) -> any TextRendering {
        func make<T: TextRenderer>(_ renderer: T) -> any TextRendering {
            guard let old = old as? RendererMotion<T> else { return RendererMotion(renderer, element) }
            old.set(renderer)
            return old
        }
        return make(renderer)
    }
}

/// Draws a single text with a renderer, animating between values of the renderer.
@MainActor protocol TextRendering: AnyObject {
    /// The renderer with its currently animated values.
    var shown: any TextRenderer { get }
}

private final class RendererMotion<Renderer: TextRenderer>: TextRendering, FrameClient {
    private unowned let element: Element
    private var moving: MovingValue<Renderer>

    init(_ renderer: Renderer, _ element: Element) {
        self.element = element
        moving = MovingValue(renderer)
    }

    var shown: any TextRenderer { moving.shown }

    func set(_ new: Renderer) { moving.set(new, of: element, calling: self) }

    func frame(at now: TimeInterval) -> Bool {
        // The renderer may compute the size from animated values.
        element.invalidateLayout()
        element.setNeedsDisplay()
        return moving.move(to: now)
    }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
