extension ClosedRange<Double> {
    /// Where a value lies, from 0 at the lower bound to 1 at the upper; 0 for what is not a number.
    func part(of value: Double) -> Double {
        // Halves, as the range may be longer than any number.
        let part = (value / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
        return part.isNaN ? 0 : Swift.min(Swift.max(part, 0), 1)
    }

    /// The value at a part of the range.
    func value(at part: Double) -> Double { lowerBound * (1 - part) + upperBound * part }

    /// The nearest value in the range; its lower bound for what is not a number.
    func nearest(to value: Double) -> Double { Swift.min(Swift.max(lowerBound, value), upperBound) }
}
