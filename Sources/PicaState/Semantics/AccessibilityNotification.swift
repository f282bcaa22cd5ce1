import Foundation
import PicaFoundation

/// Messages from the app to assistive technologies. Without a screen reader they have no effect.
public enum AccessibilityNotification {
    /// Words that a screen reader speaks at once, such as the result of a search.
    public struct Announcement: Sendable {
        private let message: AccessibilityMessage

        /// Creates an announcement of words that are already in the person's language.
        public init(_ announcement: String) { message = .announcement(announcement) }

        /// Creates an announcement of attributed words. It interrupts what is being spoken if the attribute
        /// `accessibilitySpeechAnnouncementPriority` is `high`; other attributes are not used.
        public init(_ announcement: AttributedString) {
            let words = String(announcement.characters)
            message = announcement.isUrgent ? .urgentAnnouncement(words) : .announcement(words)
        }

        /// Creates an announcement of a resource's text.
        public init(_ announcement: LocalizedStringResource) {
            self.init(String(localized: announcement))
        }

        /// Sends the announcement; from any thread.
        public func post() { AccessibilityAnnouncer.post(message) }
    }

    /// The layout of a part of the window changed.
    public struct LayoutChanged: Sendable {
        private let words: String?

        /// Creates the message.
        ///
        /// - Parameter element: Words to be spoken: a `String`, an `AttributedString` or a `LocalizedStringResource`.
        ///   Pica has no objects that stand for views, so it speaks nothing for another value; an
        ///   `AccessibilityFocusState` moves the screen reader to a view.
        public init(_ element: Any? = nil) { words = AccessibilityMessage.words(of: element) }

        /// Sends the message; from any thread.
        ///
        /// Without words it tells nothing more than the changes themselves, which Pica tells after each frame.
        public func post() { AccessibilityAnnouncer.post(.layoutChanged(words)) }
    }

    /// A new page or another large part of the window appeared.
    public struct ScreenChanged: Sendable {
        private let words: String?

        /// Creates the message.
        ///
        /// - Parameter element: Words to be spoken: a `String`, an `AttributedString` or a `LocalizedStringResource`.
        ///   Pica has no objects that stand for views, so it speaks nothing for another value; an
        ///   `AccessibilityFocusState` moves the screen reader to a view.
        public init(_ element: Any? = nil) { words = AccessibilityMessage.words(of: element) }

        /// Sends the message; from any thread.
        ///
        /// Without words it tells nothing more than the changes themselves, which Pica tells after each frame.
        public func post() { AccessibilityAnnouncer.post(.screenChanged(words)) }
    }

    /// A page was scrolled; a screen reader speaks the new position, such as "Page 3 of 9".
    public struct PageScrolled: Sendable {
        private let words: String

        /// Creates the message with the words for the new position.
        public init(_ announcement: String) { words = announcement }

        /// Creates the message with attributed words. Their attributes are not used.
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }

        /// Creates the message with a resource's text.
        public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

        /// Sends the message; from any thread.
        public func post() { AccessibilityAnnouncer.post(.pageScrolled(words)) }
    }
}

/// A message from the app to assistive technologies.
package enum AccessibilityMessage: Hashable, Sendable {
    case announcement(String)
    /// Words that interrupt what is being spoken.
    case urgentAnnouncement(String)
    case layoutChanged(String?), screenChanged(String?)
    case pageScrolled(String)

    /// Returns the words that stand for a view; `nil` if the value is none.
    fileprivate static func words(of value: Any?) -> String? {
        switch value {
        case let words as any StringProtocol: String(words)
        case let words as AttributedString: String(words.characters)
        case let words as LocalizedStringResource: String(localized: words)
        default: nil
        }
    }
}

/// Leads messages to assistive technologies.
package enum AccessibilityAnnouncer {
    /// Takes the messages; `nil` while no assistive technology listens. The server sets it.
    @MainActor package static var receiver: (@MainActor (AccessibilityMessage) -> Void)?

    /// Passes a message on, at once on the main thread.
    package static func post(_ message: AccessibilityMessage) {
        MainThread.run { receiver?(message) }
    }
}
