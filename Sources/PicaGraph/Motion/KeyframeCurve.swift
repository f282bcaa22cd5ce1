import Foundation
import PicaState

/// The value of one track over time, as a sequence of keyframes.
struct KeyframeCurve<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    enum Kind {
        case linear(UnitCurve)
        /// The associated velocity is that at the start; `nil` for that of the previous keyframe.
        case spring(Spring, Vector?)
        /// The associated velocities are those at start and end; `nil` for smooth ones.
        case cubic(Vector?, Vector?)
        case move

        var isCubic: Bool { if case .cubic = self { true } else { false } }
    }

    /// A keyframe as declared.
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

    /// The resolved curve to one keyframe.
    private struct Segment {
        enum Rule {
            case linear(UnitCurve)
            case spring(Spring, velocity: Vector)
            /// The velocities at start and end, per second.
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

        /// The velocity at the end, per second.
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
        // A spring may be cut short; its last value counts.
        last.animatableData = place
    }

    /// Returns the end velocity of a cubic keyframe, per second, for a smooth transition to the next.
    ///
    /// - Parameter place: The value at the start of the keyframe.
    private static func velocity(after index: Int, of keys: [Key], from place: Vector) -> Vector {
        guard index + 1 < keys.count else { return .zero }
        let (key, next) = (keys[index], keys[index + 1])
        let here = key.value.animatableData
        let there = next.value.animatableData
        guard next.duration > 0 else { return .zero }
        switch next.kind {
        case .cubic(let start, _):
            // As in a Catmull-Rom spline: from the previous keyframe to the next.
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
