import Foundation
import PicaGraph
import PicaState

/// Keeps a text that shows the time up to date. It wakes up only when the words change.
@MainActor final class LiveText: DeadlineClient {
    private unowned let leaf: TextLeaf
    private let text: Text
    private let environment: EnvironmentValues

    /// The shortest interval between updates, in seconds, as no screen shows more frames than this.
    private static let shortest: TimeInterval = 1 / 60

    /// - Returns: `nil` if time alone never changes the words.
    init?(_ text: Text, in environment: EnvironmentValues, of leaf: TextLeaf) {
        guard text.tellsTime else { return nil }
        self.leaf = leaf
        self.text = text
        self.environment = environment
        guard schedule() else { return nil }
    }

    private func schedule() -> Bool {
        guard let host = leaf.element.host else { return false }
        let date = host.platform.date
        guard let change = text.change(after: date, in: environment) else { return false }
        let wait = max(change.timeIntervalSince(date), Self.shortest)
        host.setDeadline(host.platform.now + wait, for: self)
        return true
    }

    func deadlineReached() {
        leaf.show(text, environment)
        _ = schedule()
    }
}

extension Text {
    /// Whether the text contains words that are formatted when they are shown.
    var tellsTime: Bool {
        switch content {
        case .formatted: true
        case .joined(let first, let second): first.tellsTime || second.tellsTime
        case .localized(let localized): localized.key.texts.contains(where: \.tellsTime)
        default: false
        }
    }

    /// The number of lengths that the text comes in.
    var variantCount: Int {
        switch content {
        case .formatted(let text): text.variantCount
        case .joined(let first, let second): max(first.variantCount, second.variantCount)
        case .localized(let localized): localized.key.texts.map(\.variantCount).max() ?? 1
        default: 1
        }
    }

    /// Returns the next time when the words change; `nil` if time alone does not change them.
    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        switch content {
        case .formatted(let text): text.change(after: now, in: environment)
        case .joined(let first, let second):
            [first, second].compactMap { $0.change(after: now, in: environment) }.min()
        case .localized(let localized):
            localized.key.texts.compactMap { $0.change(after: now, in: environment) }.min()
        default: nil
        }
    }
}
