import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A surface that an app or another library draws: a video, a map, a terminal, a web page.
///
/// Subclass it, draw in ``draw(in:)`` or set ``contents``, and put it among other views by a ``PicaViewRepresentable``.
/// It gets pointer, wheel, keyboard and text events. It is Pica's counterpart of an `NSView`; SwiftUI has none.
///
/// A picture of another library becomes its content as pixels. Textures of a graphics library cannot be shared: SDL's
/// renderer takes none.
@MainActor open class PicaView {
    /// Creates a surface.
    public init() {}

    /// The size of the surface, in points; zero until it is on screen.
    public final internal(set) var size = CGSize.zero
    /// The number of pixels for a point.
    public final internal(set) var displayScale: CGFloat = 1
    /// Whether the surface has the keyboard.
    public final internal(set) var isFocused = false
    weak var surface: PicaViewLeaf?

    // MARK: Content

    /// A picture that fills the surface behind what ``draw(in:)`` draws; `nil` for none. A video sets one for each of
    /// its frames.
    public final var contents: CGImage? {
        didSet { setNeedsDisplay() }
    }

    /// Asks for drawing in the next frame.
    public final func setNeedsDisplay() { surface?.element.setNeedsDisplay() }

    /// Asks for a new layout, as after a change of the surface's own size.
    public final func setNeedsLayout() { surface?.element.invalidateLayout() }

    /// Draws the surface. The context's origin is the top left corner, in points. It draws nothing by default.
    open func draw(in context: inout GraphicsContext) {}

    /// Called after the size or the scale has changed.
    open func sizeChanged() {}

    // MARK: Events

    /// A press, a movement or a release of the pointer over the surface.
    public struct PointerEvent: Sendable {
        /// The phases of pointer events.
        public enum Phase: Sendable {
            /// The pointer moves, and no button is held.
            case hover
            /// A button is pressed.
            case down
            /// The pointer moves while a button that was pressed over the surface is held.
            case drag
            /// The button is released.
            case up
            /// The press ends without a release, as another gesture has taken it.
            case cancel
        }

        /// The phase of the event.
        public let phase: Phase
        /// The position in the surface, in points from its top left corner. During a drag it may be outside.
        public let location: CGPoint
        /// The button: 0 for the primary, 1 for the secondary, 2 for the middle one.
        public let button: Int
        /// The number of presses in quick succession: 2 for a double click.
        public let clickCount: Int
        /// The modifier keys that are held; always empty while the pointer hovers.
        public let modifiers: EventModifiers
    }

    /// Whether the surface can have the keyboard; `false` by default.
    open var acceptsFocus: Bool { false }

    /// Whether keys type text into the surface, with an input method if one is in use; `false` by default.
    open var acceptsText: Bool { false }

    /// The place of the caret, in points, beside which an input method shows its choices; by default the whole surface.
    open var caretRect: CGRect { CGRect(origin: .zero, size: size) }

    /// Handles a pointer event. Does nothing by default.
    ///
    /// - Returns: For a press, whether the surface takes it. A press that it takes is followed by drags and a release.
    open func pointerChanged(_ event: PointerEvent) -> Bool { false }

    /// Returns whether the surface scrolls by a distance; otherwise the views around it do. `false` by default. Steps that
    /// follow each other closely all go where the first one went.
    open func canScroll(by distance: CGSize) -> Bool { false }

    /// Scrolls by a step of the wheel or the touchpad, in points; y grows downward.
    open func scrolled(by distance: CGSize) {}

    /// Handles a key while the surface has the keyboard.
    ///
    /// - Returns: Whether the surface uses the key. Otherwise the views around it get it.
    open func keyPressed(_ press: KeyPress) -> KeyPress.Result { .ignored }

    /// Takes typed text, if ``acceptsText`` is true.
    open func textEntered(_ text: String) {}

    /// Shows text that an input method has not committed yet; empty when there is none.
    open func preeditChanged(_ text: String) {}

    /// Called when the surface gains or loses the keyboard.
    open func focusChanged() {}
}
