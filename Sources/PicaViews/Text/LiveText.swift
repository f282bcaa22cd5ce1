import Foundation
import PicaGraph

/// Keeps a text that tells the time up to date: it wakes up when the words change, and at no other time.
@MainActor final class LiveText: DeadlineClient {
    private unowned let leaf: TextLeaf
    private let text: Text
    private let environment: EnvironmentValues

    /// No screen shows more pictures than this in a second.
    private static let shortest: TimeInterval = 1 / 60

    /// - Returns: nil where time alone never changes the words.
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
    /// Whether words in it are made when they are shown.
    var tellsTime: Bool {
        switch content {
        case .formatted: true
        case .joined(let first, let second): first.tellsTime || second.tellsTime
        case .localized(let localized): localized.key.texts.contains(where: \.tellsTime)
        default: false
        }
    }

    /// In how many lengths there are words for it.
    var variantCount: Int {
        switch content {
        case .formatted(let text): text.variantCount
        case .joined(let first, let second): max(first.variantCount, second.variantCount)
        case .localized(let localized): localized.key.texts.map(\.variantCount).max() ?? 1
        default: 1
        }
    }

    /// When words in it may be others, if time alone changes them.
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
