/// The number by which assistive technologies know an element. No number is used twice in a process.
package struct AccessibilityID: Hashable, Sendable {
    package let number: Int

    package init(number: Int) { self.number = number }

    @MainActor private static var last = 0

    /// Returns a number that was never used.
    @MainActor package static func next() -> AccessibilityID {
        last += 1
        return AccessibilityID(number: last)
    }
}
