import Foundation

/// The value of one track at any time: keyframes one after another.
struct KeyframeCurve<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    enum Kind {
        case linear(UnitCurve)
        /// The velocity it begins with; nil for that of what is before.
        case spring(Spring, Vector?)
        /// The velocities at its ends; nil for those that make it smooth.
        case cubic(Vector?, Vector?)
        case move

        var isCubic: Bool { if case .cubic = self { true } else { false } }
    }

    /// One keyframe as it is written.
    struct Key {
        let value: Value
        let duration: TimeInterval
        let kind: Kind

        init(value: Value, duration: TimeInterval, kind: Kind) {
            self.value = value
            self.duration = duration.isFinite ? max(0, duration) : 0
            self.kind = kind
        }
    }

    /// What leads to one keyframe, with everything worked out.
    private struct Segment {
        enum Rule {
            case linear(UnitCurve)
            case spring(Spring, velocity: Vector)
            /// Velocities a second.
            case cubic(Vector, Vector)
        }

        let start, duration: TimeInterval
        let from, to: Vector
        let rule: Rule

        func value(at time: TimeInterval) -> Vector {
            switch rule {
            case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: time / duration))
            case .spring(let spring, let velocity):
                return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
            case .cubic(let first, let last):
                let t = time / duration
                let (t2, t3) = (t * t, t * t * t)
                return from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
                    + first.scaled(by: (t3 - 2 * t2 + t) * duration)
                    + last.scaled(by: (t3 - t2) * duration)
            }
        }

        /// A second.
        var endVelocity: Vector {
            switch rule {
            case .linear(let curve):
                let pace = curve.velocity(at: 1)
                return pace.isFinite ? (to - from).scaled(by: pace / duration) : .zero
            case .spring(let spring, let velocity):
                return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
            case .cubic(_, let last): return last
            }
        }
    }

    private let initial: Value
    private var segments: [Segment] = []
    private var last: Value
    let duration: TimeInterval

    init(_ keys: [Key], from initial: Value) {
        self.initial = initial
        last = initial
        var time = 0.0
        var place = initial.animatableData
        var velocity = Vector.zero
        for (index, key) in keys.enumerated() {
            let target = key.value.animatableData
            last = key.value
            guard key.duration > 0 else {
                (place, velocity) = (target, .zero)
                continue
            }
            let rule: Segment.Rule
            switch key.kind {
            case .move: continue
            case .linear(let curve): rule = .linear(curve)
            case .spring(let spring, let start): rule = .spring(spring, velocity: start ?? velocity)
            case .cubic(let start, let end):
                rule = .cubic(
                    start ?? velocity, end ?? Self.velocity(after: index, of: keys, from: place))
            }
            let segment = Segment(
                start: time, duration: key.duration, from: place, to: target, rule: rule)
            segments.append(segment)
            time += key.duration
            velocity = segment.endVelocity
            place = segment.value(at: key.duration)
        }
        duration = time
        // A spring may be cut short; what lasts is where it was.
        last.animatableData = place
    }

    /// How fast a cubic keyframe ends, a second, so that what follows goes on smoothly.
    /// - Parameter place: Where it begins.
    private static func velocity(after index: Int, of keys: [Key], from place: Vector) -> Vector {
        guard index + 1 < keys.count else { return .zero }
        let (key, next) = (keys[index], keys[index + 1])
        let here = key.value.animatableData
        let there = next.value.animatableData
        guard next.duration > 0 else { return .zero }
        switch next.kind {
        case .cubic(let start, _):
            // Of a Catmull-Rom spline: from the keyframe before to the one after.
            return start ?? (there - place).scaled(by: 1 / (key.duration + next.duration))
        case .linear(let curve):
            let pace = curve.velocity(at: 0)
            return pace.isFinite ? (there - here).scaled(by: pace / next.duration) : .zero
        case .spring(_, let start): return start ?? .zero
        case .move: return .zero
        }
    }

    func value(at time: TimeInterval) -> Value {
        guard time < duration else { return last }
        var value = initial
        guard let segment = segments.last(where: { $0.start <= max(0, time) }) else { return value }
        value.animatableData = segment.value(at: max(0, time) - segment.start)
        return value
    }
}
