import Foundation
import PicaGraph
import PicaViews

/// Counts quick successive presses at one point.
///
/// SDL counts too, but by the time at which it reads an event, so that a busy program would miss double clicks. On X11
/// the server's time is known (`TextInput` puts it into the event).
package struct ClickCounter {
    /// The longest time between two presses, in milliseconds.
    static let interval: UInt32 = 400
    /// The distance by which the pointer may move between two presses along each axis, in points.
    static let tolerance: CGFloat = 5

    private var last: (button: PointerButton, point: CGPoint, time: UInt32, clicks: Int)?

    package init() {}

    /// Counts a press.
    ///
    /// - Parameter time: The time in milliseconds; it may wrap around.
    /// - Returns: The number of the press in its series, from 1.
    package mutating func press(_ button: PointerButton, at point: CGPoint, time: UInt32) -> Int {
        var clicks = 1
        if let last, last.button == button, time &- last.time <= ClickCounter.interval,
            abs(point.x - last.point.x) <= ClickCounter.tolerance,
            abs(point.y - last.point.y) <= ClickCounter.tolerance
        {
            clicks = last.clicks + 1
        }
        last = (button, point, time, clicks)
        return clicks
    }
}
