import Foundation
import PicaGraph
import PicaViews

/// Counts presses that follow each other quickly in one place.
///
/// SDL counts too, but by the time at which it reads an event; a busy program would see double clicks
/// fall apart. On X11 the server's time is known (`TextInput` puts it into the event).
package struct ClickCounter {
    /// Longest time from one press to the next, in milliseconds.
    static let interval: UInt32 = 400
    /// How far the pointer may stray between two presses, in points either way.
    static let tolerance: CGFloat = 5

    private var last: (button: PointerButton, point: CGPoint, time: UInt32, clicks: Int)?

    package init() {}

    /// - Parameter time: In milliseconds; wraps around.
    /// - Returns: Which press of its series this one is, from 1.
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
