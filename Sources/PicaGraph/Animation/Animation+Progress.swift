import Foundation

/// How far an animation is: what is left of the way, and what has become of the velocity it began with.
struct Progress {
    /// 1 at the start, 0 at the end.
    var left: Double
    /// Seconds that the first velocity still counts for.
    var drift: Double
    var isOver: Bool

    static let ended = Progress(left: 0, drift: 0, isOver: true)
}

extension Animation.Kind {
    /// Nil where a rule of the app's decides.
    func progress(at time: Double) -> Progress? {
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0, time < duration else { return .ended }
            return Progress(left: 1 - curve.value(at: max(0, time) / duration), drift: 0, isOver: false)
        case .spring(let spring), .interpolatingSpring(let spring): return spring.progress(at: max(0, time))
        case .delayed(let kind, let delay):
            guard time < delay else { return kind.progress(at: time - delay) }
            return kind.isOwn ? Progress(left: 1, drift: 0, isOver: false) : nil
        case .faster(let kind, let speed):
            guard var progress = kind.progress(at: time * speed) else { return nil }
            if speed > 0 { progress.drift /= speed }
            return progress
        case .repeated(let kind, let times, let autoreverses):
            let once = kind.duration
            guard once > 0 else { return kind.progress(at: .infinity) }
            let turn = (max(0, time) / once).rounded(.down)
            if let times, turn >= Double(times) {
                let endsAtStart = autoreverses && times.isMultiple(of: 2)
                return kind.isOwn ? Progress(left: endsAtStart ? 1 : 0, drift: 0, isOver: true) : nil
            }
            let inTurn = time - turn * once
            let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            var progress = kind.progress(at: isBackwards ? once - inTurn : inTurn)
            progress?.isOver = false
            return progress
        case .complete(let kind, _): return kind.progress(at: time)
        case .custom: return nil
        }
    }

    /// Whether no rule of an app has a say.
    var isOwn: Bool {
        switch self {
        case .curve, .spring, .interpolatingSpring: true
        case .delayed(let kind, _), .faster(let kind, _), .repeated(let kind, _, _), .complete(let kind, _):
            kind.isOwn
        case .custom: false
        }
    }

    /// Whether it goes on with the velocity that there is already.
    var keepsVelocity: Bool {
        switch self {
        case .spring: true
        case .faster(let kind, _), .complete(let kind, _): kind.keepsVelocity
        case .curve, .interpolatingSpring, .delayed, .repeated, .custom: false
        }
    }

    /// How long it takes, in seconds; of an app's rule nobody knows.
    private var duration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring), .interpolatingSpring(let spring): spring.settlingTime
        case .delayed(let kind, let delay): kind.duration + delay
        case .faster(let kind, let speed): speed > 0 ? kind.duration / speed : .infinity
        case .repeated(let kind, let times, _): times.map { kind.duration * Double($0) } ?? .infinity
        case .complete(let kind, _): kind.duration
        case .custom: .infinity
        }
    }

    /// When it counts as done, in seconds: a spring after the time it is said to take, though a little of its
    /// way is left. Of an app's rule nobody knows.
    var logicalDuration: Double {
        switch self {
        case .curve, .repeated: duration
        case .spring(let spring), .interpolatingSpring(let spring): 2 * .pi / spring.frequency
        case .delayed(let kind, let delay): kind.logicalDuration + delay
        case .faster(let kind, let speed): speed > 0 ? kind.logicalDuration / speed : .infinity
        case .complete(let kind, let duration): min(duration, kind.logicalDuration)
        case .custom: .infinity
        }
    }

    // MARK: Rules of apps

    func animate<V: VectorArithmetic>(
        _ value: V, at time: Double, in context: inout AnimationContext<V>
    ) -> V? {
        if let progress = progress(at: time) {
            if time >= logicalDuration { context.isLogicallyComplete = true }
            return progress.isOver ? nil : value.scaled(by: 1 - progress.left)
        }
        switch self {
        case .delayed(let kind, let delay): return kind.animate(value, at: max(0, time - delay), in: &context)
        case .faster(let kind, let speed): return kind.animate(value, at: time * speed, in: &context)
        case .complete(let kind, let duration):
            let value = kind.animate(value, at: time, in: &context)
            if time >= duration { context.isLogicallyComplete = true }
            return value
        case .repeated(let kind, let times, let autoreverses):
            return kind.repeated(value, times: times, autoreverses, at: time, in: &context)
        case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
        case .curve, .spring, .interpolatingSpring: return nil
        }
    }

    private func repeated<V: VectorArithmetic>(
        _ value: V, times: Int?, _ autoreverses: Bool, at time: Double, in context: inout AnimationContext<V>
    ) -> V? {
        let turn = context.state[RepetitionKey.self]
        let isBackwards = autoreverses && !turn.number.isMultiple(of: 2)
        if let moved = animate(value, at: time - turn.start, in: &context) {
            context.isLogicallyComplete = false
            return isBackwards ? value - moved : moved
        }
        context.isLogicallyComplete = false
        context.state = AnimationState()
        context.state[RepetitionKey.self] = Repetition(number: turn.number + 1, start: time)
        if let times, turn.number + 1 >= times { return nil }
        return isBackwards ? .zero : value
    }

    func velocity<V: VectorArithmetic>(
        _ value: V, at time: Double, in context: AnimationContext<V>
    ) -> V? {
        let step = 0.001
        if let before = progress(at: time - step), let here = progress(at: time) {
            return value.scaled(by: (before.left - here.left) / step)
        }
        switch self {
        case .delayed(let kind, let delay): return kind.velocity(value, at: max(0, time - delay), in: context)
        case .faster(let kind, let speed):
            return kind.velocity(value, at: time * speed, in: context)?.scaled(by: speed)
        case .complete(let kind, _): return kind.velocity(value, at: time, in: context)
        case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
        case .curve, .spring, .interpolatingSpring, .repeated: return nil
        }
    }
}

/// Which repetition of an app's rule it is, and when that began.
private struct Repetition {
    var number = 0
    var start = 0.0
}

private enum RepetitionKey: AnimationStateKey {
    static var defaultValue: Repetition { Repetition() }
}
