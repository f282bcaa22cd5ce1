import Foundation
import PicaBus
import PicaGraph
import PicaState
import Synchronization

/// The mailbox in which the main thread leaves copies, answers and keys for the thread of the accessibility bus.
final class AccessibilityMailbox: Sendable {
    /// Wakes the thread.
    let wake = WakeDescriptor()
    private let content = Mutex(Content())

    struct Content: Sendable {
        /// The windows that changed, by identity: only the newest copy of each counts.
        var windows: [AccessibilityID: AccessibleWindow] = [:]
        /// All open windows, in the order in which they were opened.
        var order: [AccessibilityID] = []
        var answers: [(number: Int, answer: AccessibilityAnswer)] = []
        /// The messages to be spoken.
        var announcements: [Announcement] = []
        /// The keys to show to the screen reader, with the numbers by which it answers.
        var keys: [(number: Int, report: KeyReport)] = []
        /// Whether a message has come since the last `takeAll`.
        var isNew = false
        /// Whether the thread should end.
        var isEnded = false
    }

    /// Words to be spoken.
    struct Announcement: Sendable {
        let words: String
        /// Whether they interrupt what is being spoken.
        var isUrgent = false
    }

    /// The most announcements that wait; later ones are dropped.
    private static let mostAnnouncements = 32

    private func change(_ change: (inout Content) -> Void) {
        content.withLock {
            change(&$0)
            $0.isNew = true
        }
        wake.signal()
    }

    /// Sends a new copy of a window.
    func put(_ window: AccessibleWindow) {
        change {
            $0.windows[window.id] = window
            if !$0.order.contains(window.id) { $0.order.append(window.id) }
        }
    }

    /// Notes that a window has closed.
    func remove(_ window: AccessibilityID) {
        change {
            $0.windows[window] = nil
            $0.order.removeAll { $0 == window }
        }
    }

    /// Answers a request.
    func answer(_ number: Int, with answer: AccessibilityAnswer) {
        change { $0.answers.append((number, answer)) }
    }

    /// Has a message spoken. That the layout changed is told by events about it.
    func announce(_ message: AccessibilityMessage) {
        switch message {
        case .announcement(let text), .pageScrolled(let text), .layoutChanged(let text?),
            .screenChanged(let text?):
            announce(Announcement(words: text))
        case .urgentAnnouncement(let text): announce(Announcement(words: text, isUrgent: true))
        case .layoutChanged(nil), .screenChanged(nil): break
        }
    }

    private func announce(_ announcement: Announcement) {
        change {
            if $0.announcements.count < Self.mostAnnouncements { $0.announcements.append(announcement) }
        }
    }

    /// Shows a key to the screen reader.
    func report(_ number: Int, _ report: KeyReport) { change { $0.keys.append((number, report)) } }

    /// Ends the thread.
    func end() { change { $0.isEnded = true } }

    /// Takes everything that has come; `nil` if nothing has.
    func takeAll() -> Content? {
        wake.reset()
        return content.withLock { content in
            guard content.isNew else { return nil }
            let taken = content
            content.windows = [:]
            content.answers = []
            content.announcements = []
            content.keys = []
            content.isNew = false
            return taken
        }
    }
}

/// An immutable copy of a window for assistive technologies.
struct AccessibleWindow: Sendable {
    let id: AccessibilityID
    var title: String
    /// Whether the window has the keyboard.
    var isActive: Bool
    /// The frame of the content on the screen, in the desktop's pixels. The origin is zero where it is not known.
    var frame: CGRect
    /// The pixels per point.
    var scale: CGFloat
    var tree: AccessibilityTree
}
