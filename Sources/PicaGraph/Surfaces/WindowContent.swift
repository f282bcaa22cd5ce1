import Foundation
import PicaCanvas

/// The content of a window. The window owns pixels and events, the content owns the tree.
///
/// At each wake-up the window delivers events, then calls `update` once. If that returns damage, the window paints and
/// presents exactly that.
@MainActor
package protocol WindowContent: DropTarget {
    /// Returns the initial size of the window without a default size, in points.
    func openingSize(_ resizability: WindowResizability) -> CGSize
    /// Returns the smallest size that shows all of the content, in points.
    func minimumSize() -> CGSize
    /// Returns the largest size that the content fills, in points; infinite along an axis without limit.
    func maximumSize() -> CGSize
    func resize(to size: CGSize, scale: CGFloat)
    func handle(_ event: InputEvent)
    /// Closes the window, at once or after the user has agreed.
    func closeRequested(_ close: @escaping @MainActor () -> Void)
    /// Commits pending text input, because the window closes or the program ends.
    func endEditing()
    /// Updates bodies, layout and display lists. Returns the rectangles to paint, in points; empty if nothing changed.
    func update() -> [CGRect]
    /// The rectangles of elements that show and may blur the content behind them, in points. Each must be painted as a
    /// whole, with its surroundings.
    var backdrops: [CGRect] { get }
    /// Paints the area within the painter's clip, including the background.
    func paint(on painter: Painter)
    /// The time at which `update` must be called without an event (caret blink, timers), on `Platform.now`'s clock;
    /// `nil` for never.
    var nextDeadline: TimeInterval? { get }
}

extension WindowContent {
    package var backdrops: [CGRect] { [] }

    package func maximumSize() -> CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }

    package func closeRequested(_ close: @escaping @MainActor () -> Void) { close() }

    // Refuses all drags by default.

    package func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? { nil }
    package func dragLeft() {}
    package func dropped(_ drop: Drop) { drop.finish(nil) }
}
