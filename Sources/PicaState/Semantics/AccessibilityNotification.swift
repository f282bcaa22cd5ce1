import Foundation
import PicaFoundation

/// Messages from the app to assistive technologies. Without a screen reader they have no effect.
public enum AccessibilityNotification {
    /// Words that a screen reader speaks at once, such as the result of a search.
    public struct Announcement: Sendable {
        /// The words.
        private let words: String

        /// Creates an announcement of words that are already in the person's language.
        public init(_ announcement: String) { words = announcement }

        /// Creates an announcement of attributed words. Their attributes are not used.
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }

        /// Sends the announcement; from any thread.
        public func post() { AccessibilityAnnouncer.post(.announcement(words)) }
    }

    /// The layout of a part of the window changed.
    public struct LayoutChanged: Sendable {
        /// Creates the message. Unlike in SwiftUI it names no view to read next.
        public init() {}

        /// Sends the message; from any thread.
        public func post() { AccessibilityAnnouncer.post(.layoutChanged) }
    }

    /// A new page or another large part of the window appeared.
    public struct ScreenChanged: Sendable {
        /// Creates the message. Unlike in SwiftUI it names no view to read next.
        public init() {}

        /// Sends the message; from any thread.
        public func post() { AccessibilityAnnouncer.post(.screenChanged) }
    }

    /// A page was scrolled; a screen reader speaks the new position, such as "Page 3 of 9".
    public struct PageScrolled: Sendable {
        private let words: String

        /// Creates the message with the words for the new position.
        public init(_ announcement: String) { words = announcement }

        /// Creates the message with attributed words. Their attributes are not used.
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }

        /// Sends the message; from any thread.
        public func post() { AccessibilityAnnouncer.post(.pageScrolled(words)) }
    }
}

/// A message from the app to assistive technologies.
package enum AccessibilityMessage: Hashable, Sendable {
    case announcement(String)
    case layoutChanged, screenChanged
    case pageScrolled(String)
}

/// Leads messages to assistive technologies.
package enum AccessibilityAnnouncer {
    /// Takes the messages; `nil` while no assistive technology listens. The server sets it.
    @MainActor package static var receiver: (@MainActor (AccessibilityMessage) -> Void)?

    /// Passes a message on, at once on the main thread.
    fileprivate static func post(_ message: AccessibilityMessage) {
        MainThread.run { receiver?(message) }
    }
}
