import Foundation

/// Two fingers that move across a touchpad, or a wheel's notches, as one swipe.
package struct WheelSwipe {
    private var sum: CGFloat = 0
    private var last = -TimeInterval.infinity
    private var isDone = false

    /// How far a swipe goes, in points.
    private static let distance: CGFloat = 80
    /// The longest time in seconds from one step of a swipe to the next.
    private static let pause = 0.2

    package init() {}

    /// Adds a step.
    ///
    /// - Parameters:
    ///   - distance: How far, in points.
    ///   - now: When, on the platform's clock.
    /// - Returns: 1 or -1 as the swipe has gone far enough, once; 0 otherwise.
    package mutating func add(_ distance: CGFloat, at now: TimeInterval) -> Int {
        if now - last > Self.pause { (sum, isDone) = (0, false) }
        last = now
        sum += distance
        guard !isDone, abs(sum) >= Self.distance else { return 0 }
        isDone = true
        return sum > 0 ? 1 : -1
    }
}
