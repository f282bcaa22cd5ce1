import Foundation
import PicaState

/// Plays a single effect of a symbol.
struct SymbolEffectPlayer {
    private(set) var played: PlayedSymbolEffect
    /// The start of a repeating effect; `nil` while it is not playing.
    private var start: TimeInterval?
    /// The number of repetitions after which it stops.
    private var count: Int?
    /// The strength of a lasting effect: from 0, where it is invisible, to 1.
    private var held: Double
    /// The strength and time at which its current change started; `nil` if it is at rest.
    private var way: (from: Double, start: TimeInterval)?
    /// Whether nothing may animate.
    private var isStill: Bool

    init(_ played: PlayedSymbolEffect, at now: TimeInterval, isStill: Bool) {
        self.played = played
        self.isStill = isStill
        // A lasting effect is complete from the first frame on.
        held = played.cue.isActive ? 1 : 0
        if !isStill, played.cue == .whileActive(true) { begin(at: now) }
    }

    private var kind: SymbolEffectConfiguration.Kind { played.effect.kind }

    /// Whether the effect leaves a lasting state, rather than repeats.
    private var stays: Bool {
        switch kind {
        case .scale, .appear, .disappear, .drawOn, .drawOff: true
        default: false
        }
    }

    /// Whether the effect is still animating.
    var isMoving: Bool { start != nil || way != nil }

    // MARK: Cues

    /// - Parameter isStill: Whether nothing may animate.
    mutating func take(_ new: PlayedSymbolEffect, at now: TimeInterval, isStill: Bool) {
        let (old, wasStill) = (played, self.isStill)
        (played, self.isStill) = (new, isStill)
        if isStill {
            (start, way, count) = (nil, nil, nil)
            held = new.cue.isActive ? 1 : 0
            return
        }
        guard old.cue != new.cue || wasStill else { return }
        switch new.cue {
        case .played: (way, held) = (nil, 1)
        case .whileActive where stays:
            way = (held, now)
        case .whileActive(true): begin(at: now)
        case .whileActive(false): end(at: now)
        case .onChange: if old.cue != new.cue { begin(at: now) }
        }
    }

    private mutating func begin(at now: TimeInterval) {
        guard !stays else { return }
        start = now
        if let behavior = played.options.behavior {
            count = behavior.count.map { max($0, 0) }
        } else if case .onChange = played.cue {
            count = 1
        } else {
            count = nil
        }
    }

    /// Lets the current cycle end.
    private mutating func end(at now: TimeInterval) {
        guard let start else { return }
        let times = Int((max(0, now - start) / cycle).rounded(.down)) + 1
        count = min(count ?? times, times)
    }

    /// Advances to a time. An infinite time ends all animations, including endless ones.
    mutating func move(to now: TimeInterval) {
        guard now < .infinity else {
            (start, way) = (nil, nil)
            held = played.cue.isActive ? 1 : 0
            return
        }
        if let way {
            let passed = (now - way.start) * played.options.speed / length
            let target: Double = played.cue.isActive ? 1 : 0
            held = way.from + (target - way.from) * Self.eased(min(max(passed, 0), 1))
            if passed >= 1 { self.way = nil }
        }
        if let start, let count, now - start >= Double(count) * cycle - pause { self.start = nil }
    }

    // MARK: Time

    /// The delay between the starts of successive layers, in seconds.
    private static let stagger = 0.06

    /// The length of a cycle, in seconds.
    private var length: TimeInterval { Self.length(kind) }

    /// Returns the length of an effect's cycle at its own speed, in seconds.
    static func length(_ kind: SymbolEffectConfiguration.Kind) -> TimeInterval {
        switch kind {
        case .bounce: 0.7
        case .pulse: 1.6
        case .wiggle: 0.9
        case .breathe: 2.4
        case .rotate: 1.4
        case .variableColor: 1.5
        case .drawOn, .drawOff: 0.6
        case .scale, .appear, .disappear, .replace, .automatic: 0.3
        }
    }

    /// The pause between cycles at the effect's own speed, in seconds.
    private var pause: TimeInterval {
        let own: TimeInterval =
            switch kind {
            case .bounce, .wiggle: 1
            default: 0
            }
        let delay = played.options.behavior?.delay ?? own
        return delay.isFinite ? min(max(delay, 0), 3600) : own
    }

    private var cycle: TimeInterval { length / played.options.speed + pause }

    /// Returns the progress of the current cycle, from 0 to 1.
    private func progress(at now: TimeInterval, part: Int) -> Double {
        guard let start else { return 0 }
        let passed = now - start
        let rest = passed.truncatingRemainder(dividingBy: cycle)
        let late = played.effect.isByLayer ? Double(part) * Self.stagger : 0
        return min(max((rest * played.options.speed - late) / (length - late), 0), 1)
    }

    private static func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    // MARK: Poses

    /// - Parameters:
    ///   - parts: The number of the symbol's parts.
    ///   - steps: The number of its variable layers.
    func pose(at now: TimeInterval, parts: Int, steps: Int, isRightToLeft: Bool) -> SymbolPose {
        var pose = SymbolPose()
        if case .variableColor(let style) = kind {
            if start != nil { pose.variableOpacities = opacities(style, progress(at: now, part: 0), steps) }
            return pose
        }
        guard start != nil || held > 0 else { return pose }
        switch kind {
        case .drawOn, .drawOff(isReversed: true):
            pose.drawing = SymbolDrawing(order: played.effect.order, end: 1 - held)
            return pose
        case .drawOff(isReversed: false):
            pose.drawing = SymbolDrawing(order: played.effect.order, start: held)
            return pose
        default: break
        }
        pose.parts = (0..<max(1, parts)).map { part(at: now, $0, isRightToLeft) }
        return pose
    }

    private func part(at now: TimeInterval, _ index: Int, _ isRightToLeft: Bool) -> SymbolPose.Part {
        var part = SymbolPose.Part()
        let share = progress(at: now, part: index)
        // From 0 to 1 and back.
        let swell = (1 - cos(2 * .pi * share)) / 2
        // An oscillation that fades out.
        let shake = sin(6 * .pi * share) * (1 - share)
        switch kind {
        case .bounce(let isUp):
            part.scale = 1 + (isUp ? 0.25 : -0.25) * sin(2 * .pi * share) * pow(1 - share, 1.5)
        case .pulse: part.opacity = 1 - 0.65 * swell
        case .breathe(let isPulsing):
            part.scale = 1 + 0.12 * swell
            if isPulsing { part.opacity = 1 - 0.45 * swell }
        case .rotate(let isClockwise):
            // An endless rotation has constant speed.
            let isEven = count == nil && pause == 0
            part.rotation = .degrees((isClockwise ? 360 : -360) * (isEven ? share : Self.eased(share)))
        case .wiggle(.turn(let isClockwise)): part.rotation = .degrees((isClockwise ? 14 : -14) * shake)
        case .wiggle(.line(let angle)): part.offset = Self.offset(0.12 * shake, angle)
        case .wiggle(.reading(let isForward)):
            part.offset = Self.offset(0.12 * shake, .degrees(isForward == isRightToLeft ? 180 : 0))
        case .scale(let isUp): part.scale = 1 + (isUp ? 0.25 : -0.2) * held
        case .appear(let isUp):
            part.scale = 1 + (isUp ? -0.5 : 0.5) * held
            part.opacity = 1 - held
        case .disappear(let isUp):
            part.scale = 1 + (isUp ? 0.5 : -0.5) * held
            part.opacity = 1 - held
        case .variableColor, .drawOn, .drawOff, .replace, .automatic: break
        }
        return part
    }

    private static func offset(_ length: Double, _ angle: Angle) -> CGSize {
        CGSize(width: length * cos(angle.radians), height: length * sin(angle.radians))
    }

    /// Returns the opacity of each variable layer.
    private func opacities(_ style: VariableColorSymbolEffect.Style, _ share: Double, _ steps: Int)
        -> [Double]
    {
        let share = style.reverses ? 1 - abs(2 * share - 1) : share
        // The light starts before the first layer and ends after the last.
        let place = share * Double(steps + 1) - 1
        let faint = style.hidesOthers ? 0 : 0.3
        return (0..<steps).map { step in
            let lit =
                style.isCumulative
                ? min(max(place - Double(step) + 1, 0), 1) : max(0, 1 - abs(place - Double(step)))
            return faint + (1 - faint) * lit
        }
    }
}
