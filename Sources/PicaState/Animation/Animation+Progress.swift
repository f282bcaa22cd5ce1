import Foundation

/// The progress of an animation: the remaining distance, and the remaining effect of its initial velocity.
struct Progress {
    /// The remaining fraction of the distance: 1 at the start, 0 at the end.
    var left: Double
    /// The time in seconds for which the initial velocity still counts.
    var drift: Double
    var isOver: Bool

    static let ended = Progress(left: 0, drift: 0, isOver: true)
}

extension Animation.Kind {
    /// Returns the progress at a time; `nil` for custom animations.
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

    /// Whether no custom animation is involved.
    var isOwn: Bool {
        switch self {
        case .curve, .spring, .interpolatingSpring: true
        case .delayed(let kind, _), .faster(let kind, _), .repeated(let kind, _, _), .complete(let kind, _):
            kind.isOwn
        case .custom: false
        }
    }

    /// Whether the animation continues with the current velocity.
    var keepsVelocity: Bool {
        switch self {
        case .spring: true
        case .faster(let kind, _), .complete(let kind, _): kind.keepsVelocity
        case .curve, .interpolatingSpring, .delayed, .repeated, .custom: false
        }
    }

    /// The duration in seconds; infinite for custom animations, as it is unknown.
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

    /// The time in seconds after which the animation is logically complete; infinite for custom animations.
    ///
    /// For a spring that is its nominal duration, although it may still move a little.
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

    // MARK: Custom animations

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

/// The number and start time of a repetition of a custom animation.
private struct Repetition {
    var number = 0
    var start = 0.0
}

private enum RepetitionKey: AnimationStateKey {
    static var defaultValue: Repetition { Repetition() }
}
