import Foundation
import PicaCanvas

/// What a window shows. The window owns pixels and events, its content owns the tree.
///
/// Per wake-up the window passes on events, then calls `update` once; when that returns damage it
/// paints exactly that and presents it.
@MainActor
package protocol WindowContent: DropTarget {
    /// The size that a window opens in where nobody says another, in points.
    func openingSize(_ resizability: WindowResizability) -> CGSize
    /// The smallest size that still shows all of the content, in points.
    func minimumSize() -> CGSize
    /// The largest size that the content fills, in points; a side is infinite where the content fills any.
    func maximumSize() -> CGSize
    func resize(to size: CGSize, scale: CGFloat)
    func handle(_ event: InputEvent)
    /// The window is to close: does so, at once or once a person agrees.
    func closeRequested(_ close: @escaping @MainActor () -> Void)
    /// Has what was typed become the app's, as where the focus goes elsewhere: the window or the program
    /// ends.
    func endEditing()
    /// Brings bodies, layout and display lists up to date; the rectangles (points) that must be painted
    /// again, empty when nothing changed.
    func update() -> [CGRect]
    /// What shows what is behind it, blurred where that is possible: rectangles (points) that are painted whole, along
    /// with what is around them.
    var backdrops: [CGRect] { get }
    /// Paints what lies in the painter's clip, background included.
    func paint(on painter: Painter)
    /// When `update` has to be called although nothing happened (caret blink, timers), in
    /// `Platform.now`'s seconds; nil when never.
    var nextDeadline: TimeInterval? { get }
}

extension WindowContent {
    package var backdrops: [CGRect] { [] }

    package func maximumSize() -> CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }

    package func closeRequested(_ close: @escaping @MainActor () -> Void) { close() }

    // Takes nothing that is dragged.

    package func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? { nil }
    package func dragLeft() {}
    package func dropped(_ drop: Drop) { drop.finish(nil) }
}
