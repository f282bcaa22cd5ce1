/// The number that a control shows or changes.
package struct AccessibleNumber: Sendable {
    package var current: Double
    /// The least number; negative infinity if there is none.
    package var minimum: Double
    /// The greatest number; infinity if there is none.
    package var maximum: Double
    /// The distance between numbers; 0 if every number in between is possible.
    package var step: Double
    /// Changes the number, which it clamps to the bounds; `nil` if the number is read only.
    package var set: (@MainActor (Double) -> Void)?

    package init(
        current: Double, minimum: Double, maximum: Double, step: Double = 0,
        set: (@MainActor (Double) -> Void)? = nil
    ) {
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        guard let set else { return }
        self.set = { number in
            // A client may send a number that is none.
            if !number.isNaN { set(min(max(number, minimum), maximum)) }
        }
    }
}
