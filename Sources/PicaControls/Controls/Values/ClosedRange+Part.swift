extension ClosedRange<Double> {
    /// Returns a value's position in the range, from 0 at the lower bound to 1 at the upper; 0 for NaN.
    func part(of value: Double) -> Double {
        // Divide by two first, because the range may be longer than the largest number.
        let part = (value / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
        return part.isNaN ? 0 : Swift.min(Swift.max(part, 0), 1)
    }

    /// Returns the value at a position in the range, where 0 is the lower bound and 1 the upper.
    func value(at part: Double) -> Double { lowerBound * (1 - part) + upperBound * part }

    /// Returns the nearest value in the range; the lower bound for NaN.
    func nearest(to value: Double) -> Double { Swift.min(Swift.max(lowerBound, value), upperBound) }
}
