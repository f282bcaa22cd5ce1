import PicaState

/// The value of a stepper as a number, for assistive technologies.
struct StepperMeasure {
    let current: () -> Double?
    /// The bounds; infinite if there are none.
    let bounds: ClosedRange<Double>
    let step: Double
    let set: (Double) -> Void

    /// Creates the measure; `nil` if the value is no number, such as a date.
    nonisolated init?<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride) {
        guard let type = V.self as? any Numeric.Type, let step = Self.number(step) else { return nil }
        let isInteger = type is any BinaryInteger.Type
        guard isInteger || type is any BinaryFloatingPoint.Type else { return nil }
        let lower = bounds.flatMap { Self.number($0.lowerBound) } ?? -.infinity
        let upper = bounds.flatMap { Self.number($0.upperBound) } ?? .infinity
        current = { Self.number(value.wrappedValue) }
        self.bounds = lower...max(lower, upper)
        self.step = abs(step)
        set = { number in
            guard var new = Self.value(number, as: V.self) else { return }
            // A bound may lie between two numbers of `Double`.
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            value.wrappedValue = new
        }
    }

    private static func number(_ value: Any) -> Double? {
        func real(_ value: some BinaryFloatingPoint) -> Double { Double(value) }
        func whole(_ value: some BinaryInteger) -> Double { Double(value) }
        if let value = value as? any BinaryFloatingPoint { return real(value) }
        return (value as? any BinaryInteger).map { whole($0) }
    }

    /// Returns a number as a value; `nil` if the type cannot hold it.
    private static func value<V>(_ number: Double, as type: V.Type) -> V? {
        func real<Number: BinaryFloatingPoint>(_ type: Number.Type) -> V? { Number(number) as? V }
        func whole<Number: BinaryInteger>(_ type: Number.Type) -> V? {
            Number(exactly: number.rounded()) as? V
        }
        if let type = type as? any BinaryFloatingPoint.Type { return real(type) }
        return (type as? any BinaryInteger.Type).flatMap { whole($0) }
    }
}
