import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// Animates a symbol by its effects, once per frame while something changes.
@MainActor final class SymbolMotion: FrameClient {
    private unowned let element: Element
    private var players: [SymbolEffectPlayer] = []
    private var replacement: Replacement?
    private var effects: [PlayedSymbolEffect] = []
    private var isStill = false
    /// Whether effects start with the next drawing, as there is no clock before the first.
    private var isWaiting = false

    /// A symbol that is being replaced.
    private struct Replacement {
        let old: ResolvedSymbol
        let style: ReplaceSymbolEffect.Style
        let speed: Double
        let start: TimeInterval
    }

    init(on element: Element) { self.element = element }

    private var now: TimeInterval { element.host?.platform.now ?? 0 }

    /// Updates the effects in force.
    /// - Parameter isStill: Whether nothing may animate.
    func take(_ effects: [PlayedSymbolEffect], isStill: Bool) {
        guard effects != self.effects || isStill != self.isStill else { return }
        // If effects have not been drawn yet, start them first, so that they change from where they were.
        if isWaiting, element.host != nil { begin() }
        (self.effects, self.isStill) = (effects, isStill)
        element.setNeedsDisplay()
        isWaiting = true
        if element.host != nil { begin() }
    }

    private func begin() {
        isWaiting = false
        let now = now
        if isStill { replacement = nil }
        players.removeLast(max(0, players.count - effects.count))
        for (index, effect) in effects.enumerated() {
            // A different effect at an index starts anew.
            if index < players.count, players[index].played.effect == effect.effect {
                players[index].take(effect, at: now, isStill: isStill)
            } else {
                let player = SymbolEffectPlayer(effect, at: now, isStill: isStill)
                if index < players.count { players[index] = player } else { players.append(player) }
            }
        }
        wake()
    }

    /// Replaces a symbol by the one that is shown from now on.
    func replace(_ old: ResolvedSymbol, by transition: ContentTransition) {
        guard let (effect, options) = transition.symbolEffect else { return }
        let style: ReplaceSymbolEffect.Style
        if case .replace(let own) = effect.kind { style = own } else { style = .downUp }
        replacement = Replacement(old: old, style: style, speed: options.speed, start: now)
        wake()
    }

    private var isMoving: Bool { replacement != nil || players.contains(where: \.isMoving) }

    private func wake() {
        if isMoving { element.host?.addFrameClient(self) }
    }

    func frame(at now: TimeInterval) -> Bool {
        for index in players.indices { players[index].move(to: now) }
        if let replacement, progress(replacement, at: now) >= 1 { self.replacement = nil }
        element.setNeedsDisplay()
        return isMoving
    }

    // MARK: Drawing

    /// The length of a replacement, in seconds.
    private static let replaceLength = 0.4

    private func progress(_ replacement: Replacement, at now: TimeInterval) -> Double {
        max(0, (now - replacement.start) * replacement.speed / Self.replaceLength)
    }

    /// Draws a symbol in its current pose, and one that is being replaced.
    func draw(_ symbol: ResolvedSymbol, into list: inout DisplayList, in frame: CGRect, isRightToLeft: Bool) {
        if isWaiting { begin() }
        let now = now
        var pose = players.reduce(SymbolPose()) { pose, player in
            pose.joined(
                with: player.pose(
                    at: now, parts: symbol.partCount, steps: symbol.variableCount,
                    isRightToLeft: isRightToLeft))
        }
        if let replacement {
            let share = min(progress(replacement, at: now), 1)
            // The first half belongs to the old symbol, unless it disappears at once.
            let isOff = replacement.style == .offUp
            let (leaving, coming) = isOff ? (1, share) : (min(share * 2, 1), max(share * 2 - 1, 0))
            if leaving < 1 {
                let part = SymbolPose.Part(
                    opacity: 1 - leaving, scale: 1 + (replacement.style == .upUp ? 0.5 : -0.5) * leaving)
                let size = replacement.old.size
                let place = CGRect(
                    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                    height: size.height)
                replacement.old.draw(
                    into: &list, in: place, pose: pose.joined(with: SymbolPose(parts: [part])))
            }
            pose = pose.joined(
                with: SymbolPose(parts: [SymbolPose.Part(opacity: coming, scale: 0.5 + 0.5 * coming)]))
        }
        symbol.draw(into: &list, in: frame, pose: pose)
    }
}
