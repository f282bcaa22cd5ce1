import Foundation

/// Decides which of the recognisers along a path may act on what the pointer does.
///
/// They stand in order: those of high priority first, the outermost of them leading, then the deepest
/// before those around it. One that has something waits for those before it to fail; once it acts, those
/// after it are out. What takes time (a long press) does not wait for those that still look once that has passed. A
/// simultaneous one neither waits for those inside it nor ends them. So a tap on a button does not reach the card around it, and a single tap waits for the double tap that stands before.
@MainActor package final class GestureCompetition {
    private final class Entry {
        let recognizer: any PointerRecognizer
        /// Where it listens. Kept alive, with the recogniser's handler, until the recogniser is out.
        let element: Element
        /// The element's place in the path: greater is deeper.
        let depth: Int
        /// It may act.
        var isChosen = false
        /// It has acted to the end, failed, or lost.
        var isOver = false
        /// It received something that it has not acted upon.
        var hasNews = false

        init(_ recognizer: any PointerRecognizer, at element: Element, depth: Int) {
            self.recognizer = recognizer
            self.element = element
            self.depth = depth
        }
    }

    private var entries: [Entry] = []

    /// When a recogniser waits for something that has not happened by then.
    package var deadline: TimeInterval? {
        entries.lazy.filter { !$0.isOver }.compactMap { $0.recognizer.deadline }.min()
    }

    /// A button went down, or a pinch began. What waited for that goes on, what is new along the path joins.
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

    /// The pointer moved, the button came up, or a pinch goes on.
    package func receive(_ event: PointerEvent) {
        for entry in entries where !entry.isOver && entry.recognizer.state != .ended {
            entry.recognizer.receive(event)
            entry.hasNews = true
        }
        decide()
        // Without a button held only those stay that wait for another press.
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

    /// Takes everything away from all.
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

    /// The recognisers along a path in their order, with the places of their elements.
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

    /// Whether both may act: the outer one is simultaneous.
    private func share(_ one: Entry, _ other: Entry) -> Bool {
        let outer = one.depth < other.depth ? one : other
        return one.depth != other.depth && outer.recognizer.precedence == .simultaneous
    }

    /// Lets those act that can, in order.
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
