import Foundation

/// Decides which of the recognizers along a hit path may act on pointer events.
///
/// Recognizers are ordered: those of high priority first, outermost leading, then the others, deepest first. These
/// rules apply:
///
/// - A recognizer that has recognized its gesture waits for all earlier ones to fail. Once it acts, the later ones are
///   out.
/// - One that takes time (a long press) does not wait for undecided ones after that time.
/// - A simultaneous one neither waits for those of descendants nor ends them.
///
/// So a tap on a button does not reach the card around it, and a single tap waits for an earlier double tap.
@MainActor package final class GestureCompetition {
    private final class Entry {
        let recognizer: any PointerRecognizer
        /// The element of the recognizer. Retained, with the recognizer's handler, until the recognizer is out.
        let element: Element
        /// The depth of the element in the path.
        let depth: Int
        /// Whether the recognizer may act.
        var isChosen = false
        /// Whether the recognizer has finished, failed or lost.
        var isOver = false
        /// Whether the recognizer received an event that it has not acted on.
        var hasNews = false

        init(_ recognizer: any PointerRecognizer, at element: Element, depth: Int) {
            self.recognizer = recognizer
            self.element = element
            self.depth = depth
        }
    }

    private var entries: [Entry] = []

    /// The earliest time at which a recognizer changes its state without an event.
    package var deadline: TimeInterval? {
        entries.lazy.filter { !$0.isOver }.compactMap { $0.recognizer.deadline }.min()
    }

    /// Starts a press or a pinch. Recognizers that await a press continue; those along the path join.
    package func press(_ event: PointerEvent, on path: HitPath) {
        for entry in entries where !entry.isOver && entry.recognizer.awaitsPress {
            if path.steps.contains(where: { $0.element === entry.element }) {
                entry.recognizer.receive(event)
            } else {
                entry.recognizer.missPress()
            }
            entry.hasNews = true
        }
        decide()
        let waiting = entries
        entries = lineUp(path, for: event).map { new in
            if let known = waiting.first(where: { $0.recognizer === new.recognizer }) { return known }
            new.recognizer.reset()
            new.recognizer.receive(event)
            new.hasNews = true
            return new
        }
        decide()
    }

    /// Delivers a move, a release or the continuation of a pinch.
    package func receive(_ event: PointerEvent) {
        for entry in entries where !entry.isOver && entry.recognizer.state != .ended {
            entry.recognizer.receive(event)
            entry.hasNews = true
        }
        decide()
        // With no button held, only recognizers that await another press stay.
        if event.kind.isEnd {
            for entry in entries
            where !entry.isOver && entry.recognizer.state != .ended && !entry.recognizer.awaitsPress {
                leave(entry)
            }
            decide()
        }
    }

    package func timePassed(to now: TimeInterval) {
        for entry in entries where !entry.isOver {
            guard let deadline = entry.recognizer.deadline, deadline <= now else { continue }
            entry.recognizer.timePassed(to: now)
            entry.hasNews = true
        }
        decide()
    }

    /// Cancels all recognizers.
    package func cancel() {
        for entry in entries where !entry.isOver { leave(entry) }
        entries = []
    }

    package func elementWasRemoved(_ element: Element) {
        guard !entries.isEmpty else { return }
        for entry in entries where !entry.isOver && entry.element.isWithin(element) {
            leave(entry)
        }
        decide()
    }

    /// Returns the recognizers along a path in order, with the depth of their elements.
    private func lineUp(_ path: HitPath, for event: PointerEvent) -> [Entry] {
        var order: [Entry] = []
        for (depth, step) in path.steps.enumerated().reversed() {
            guard let responder = step.element.responder as? any PointerResponder else { continue }
            if !responder.recognizesInside { order.removeAll() }
            let own = responder.recognizers.filter { event.kind == .pressed || $0.followsPinches }
                .map { Entry($0, at: step.element, depth: depth) }
            order = own.filter { $0.recognizer.precedence == .high } + order
            order += own.filter { $0.recognizer.precedence != .high }
        }
        return order
    }

    private func leave(_ entry: Entry) {
        entry.isOver = true
        entry.recognizer.cancel()
    }

    /// Returns whether both may act, as the outer one is simultaneous.
    private func share(_ one: Entry, _ other: Entry) -> Bool {
        let outer = one.depth < other.depth ? one : other
        return one.depth != other.depth && outer.recognizer.precedence == .simultaneous
    }

    /// Lets recognizers act as far as the rules allow, in order.
    private func decide() {
        defer { entries.removeAll(where: \.isOver) }
        let entries = entries
        for (index, entry) in entries.enumerated() where !entry.isOver {
            switch entry.recognizer.state {
            case .possible:
                guard entry.hasNews else { continue }
                entry.hasNews = false
                entry.recognizer.show()
            case .failed: leave(entry)
            case .active, .ended:
                if !entry.isChosen {
                    let rivals = entries.filter { $0 !== entry && !$0.isOver && !share($0, entry) }
                    let mustWait = entries[..<index].contains { earlier in
                        rivals.contains { $0 === earlier }
                            && !(entry.recognizer.isRipe && earlier.recognizer.state == .possible)
                    }
                    if mustWait { continue }
                    entry.isChosen = true
                    for rival in rivals { leave(rival) }
                }
                let isEnd = entry.recognizer.state == .ended
                if entry.hasNews {
                    entry.hasNews = false
                    entry.recognizer.act()
                }
                if isEnd { entry.isOver = true }
            }
        }
    }
}
