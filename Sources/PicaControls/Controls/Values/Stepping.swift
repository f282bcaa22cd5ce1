extension Strideable {
    /// Returns the value a step away, clamped to the bounds.
    ///
    /// The value is compared with the bound before the addition, which could overflow near the end of the type's range.
    /// - Parameter isUp: Whether to add the step rather than subtract it.
    /// - Returns: `nil` if the value is already at the bound.
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
        // Reject an unchanged value and NaN.
        return next < self || next > self ? next : nil
    }

    /// Returns the value a step away for an integer of any width.
    private func stepped<Integer: FixedWidthInteger>(
        _ integer: Integer, by step: Stride, isUp: Bool, in bounds: ClosedRange<Self>?
    ) -> Self? {
        guard let step = step as? Integer.Stride else { return nil }
        return integer.stepped(by: step, isUp: isUp, in: bounds as? ClosedRange<Integer>) as? Self
    }
}

extension FixedWidthInteger {
    /// Returns the value a step away. Without bounds a step beyond the end of the type's range is refused.
    fileprivate func stepped(by step: Stride, isUp: Bool, in bounds: ClosedRange<Self>?) -> Self? {
        let goesUp = isUp == (step > 0)
        let range = bounds ?? .min ... .max
        let bound = goesUp ? range.upperBound : range.lowerBound
        guard step != 0, goesUp ? self < bound : self > bound else { return nil }
        // Distances between signed numbers may only fit in unsigned ones.
        let room = Magnitude(truncatingIfNeeded: goesUp ? bound &- self : self &- bound)
        guard room > step.magnitude else { return bounds != nil || room == step.magnitude ? bound : nil }
        let distance = Self(truncatingIfNeeded: step.magnitude)
        let next = goesUp ? self &+ distance : self &- distance
        return Swift.min(Swift.max(next, range.lowerBound), range.upperBound)
    }
}
