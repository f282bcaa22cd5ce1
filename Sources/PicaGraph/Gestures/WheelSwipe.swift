import Foundation

/// Recognizes a swipe in steps of two fingers on a touchpad or of a wheel.
package struct WheelSwipe {
    private var sum: CGFloat = 0
    private var last = -TimeInterval.infinity
    private var isDone = false

    /// The length of a swipe, in points.
    private static let distance: CGFloat = 80
    /// The longest time between two steps of a swipe, in seconds.
    private static let pause = 0.2

    package init() {}

    /// Adds a step.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points.
    ///   - now: The time on the platform's clock.
    /// - Returns: 1 or -1 once per swipe, when it is long enough; 0 otherwise.
    package mutating func add(_ distance: CGFloat, at now: TimeInterval) -> Int {
        if now - last > Self.pause { (sum, isDone) = (0, false) }
        last = now
        sum += distance
        guard !isDone, abs(sum) >= Self.distance else { return 0 }
        isDone = true
        return sum > 0 ? 1 : -1
    }
}
