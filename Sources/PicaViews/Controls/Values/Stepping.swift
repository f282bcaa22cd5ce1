extension Strideable {
    /// The value a step away, no farther than the bounds.
    ///
    /// The bound is compared before anything is added, as a value beside the end of its type has no sum.
    /// - Parameter isUp: Whether the step is added rather than taken away.
    /// - Returns: nil where there is nothing more that way.
    func stepped(by step: Stride, isUp: Bool, in bounds: ClosedRange<Self>?) -> Self? {
        if let integer = self as? any FixedWidthInteger {
            return stepped(integer, by: step, isUp: isUp, in: bounds)
        }
        guard step > 0 || step < 0 else { return nil }
        let next: Self
        if let bounds {
            let goesUp = isUp == (step > 0)
            let bound = goesUp ? bounds.upperBound : bounds.lowerBound
            guard goesUp ? self < bound : self > bound else { return nil }
            next =
                step.magnitude >= distance(to: bound).magnitude
                ? bound
                : min(max(advanced(by: isUp ? step : 0 - step), bounds.lowerBound), bounds.upperBound)
        } else {
            next = advanced(by: isUp ? step : 0 - step)
        }
        // Neither the same nor what is not a number.
        return next < self || next > self ? next : nil
    }

    /// The same for an integer, of whatever width.
    private func stepped<Integer: FixedWidthInteger>(
        _ integer: Integer, by step: Stride, isUp: Bool, in bounds: ClosedRange<Self>?
    ) -> Self? {
        guard let step = step as? Integer.Stride else { return nil }
        return integer.stepped(by: step, isUp: isUp, in: bounds as? ClosedRange<Integer>) as? Self
    }
}

extension FixedWidthInteger {
    /// As for any value. Without bounds a step beyond the end of the type is none.
    fileprivate func stepped(by step: Stride, isUp: Bool, in bounds: ClosedRange<Self>?) -> Self? {
        let goesUp = isUp == (step > 0)
        let range = bounds ?? .min ... .max
        let bound = goesUp ? range.upperBound : range.lowerBound
        guard step != 0, goesUp ? self < bound : self > bound else { return nil }
        // Distances of signed numbers may only fit unsigned ones.
        let room = Magnitude(truncatingIfNeeded: goesUp ? bound &- self : self &- bound)
        guard room > step.magnitude else { return bounds != nil || room == step.magnitude ? bound : nil }
        let distance = Self(truncatingIfNeeded: step.magnitude)
        let next = goesUp ? self &+ distance : self &- distance
        return Swift.min(Swift.max(next, range.lowerBound), range.upperBound)
    }
}
