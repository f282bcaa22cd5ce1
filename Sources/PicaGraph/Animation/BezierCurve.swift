/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
struct BezierCurve: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    func value(at x: Double) -> Double {
        // x grows with the parameter, so that halving always finds it.
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return Self.coordinate((low + high) / 2, y1, y2)
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
