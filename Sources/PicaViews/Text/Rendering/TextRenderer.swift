import Foundation
import PicaGraph

/// Draws texts in a way of its own.
///
/// Texts are laid out as always; a renderer has the layout and a context to draw into. What of it can be
/// animated moves with the transaction that changes it.
public protocol TextRenderer: Animatable {
    /// Draws the text.
    ///
    /// - Parameters:
    ///   - layout: Its lines. Places are in points of the text's view.
    ///   - ctx: To draw into; the view's upper left corner is the origin.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of the text's view for a proposal; by default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far drawing reaches beyond the text's view, in points; by default nowhere.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer sizes.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The text's own size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
    /// Has texts in the view drawn by a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textRenderer, AnyTextRenderer(renderer))
    }
}

/// A renderer whose type is hidden.
struct AnyTextRenderer: Equatable {
    private let renderer: any TextRenderer

    init(_ renderer: any TextRenderer) { self.renderer = renderer }

    static func == (one: AnyTextRenderer, other: AnyTextRenderer) -> Bool {
        ValueComparison.isSame(hidden: one.renderer, other.renderer)
    }

    /// What draws one text by the renderer.
    /// - Parameter old: What drew it before; it goes on where it is of the same type.
    @MainActor func rendering(of element: Element, after old: (any TextRendering)?) -> any TextRendering {
        func make<T: TextRenderer>(_ renderer: T) -> any TextRendering {
            guard let old = old as? RendererMotion<T> else { return RendererMotion(renderer, element) }
            old.set(renderer)
            return old
        }
        return make(renderer)
    }
}

/// A renderer at work on one text, between two of its values where an animation moves it.
@MainActor protocol TextRendering: AnyObject {
    /// As it is shown now.
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
        // Its size may follow what moves.
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
