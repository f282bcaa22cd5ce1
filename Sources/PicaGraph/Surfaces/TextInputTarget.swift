import Foundation

/// The place where text is being typed.
package struct TextInputTarget: Equatable {
    /// The caret, in the window's coordinate space.
    package var caret: CGRect
    /// Whether keys bypass the input method, because it would show the text.
    package var isSecret: Bool
    package var content: TypedContent
    /// The field; `nil` if it does not share its text.
    package weak var field: (any TypedField)?
    /// A number that changes whenever the field's text or selection does.
    package var revision: Int

    package init(
        caret: CGRect, isSecret: Bool = false, content: TypedContent = TypedContent(),
        field: (any TypedField)? = nil, revision: Int = 0
    ) {
        self.caret = caret
        self.isSecret = isSecret
        self.content = content
        self.field = field
        self.revision = revision
    }

    package static func == (one: TextInputTarget, other: TextInputTarget) -> Bool {
        one.caret == other.caret && one.isSecret == other.isSecret && one.content == other.content
            && one.field === other.field && one.revision == other.revision
    }
}

/// A field that text is typed into.
@MainActor package protocol TypedField: AnyObject {
    /// Returns the text around the caret; `nil` if it is secret.
    ///
    /// - Parameter limit: The maximum length, in UTF-8 bytes.
    func surroundings(limit: Int) -> SurroundingText?
}

/// The text around a caret, without the preedit text of an input method.
package struct SurroundingText: Equatable, Sendable {
    package let text: String
    /// The position of the caret, as an offset in UTF-8 bytes.
    package let head: Int
    /// The other end of the selection, as an offset in UTF-8 bytes.
    package let anchor: Int

    package init(text: String, head: Int, anchor: Int) {
        self.text = text
        self.head = head
        self.anchor = anchor
    }
}

/// The kind of text typed in a field, as input methods describe it.
package struct TypedContent: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        case text, digits, number, phone, url, email, name, pin, date, dateTime
    }

    package struct Hints: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Words may be corrected while being typed.
        package static let corrected = Hints(rawValue: 1)
        /// Capitalize sentences, words, or all letters.
        package static let sentences = Hints(rawValue: 2)
        package static let words = Hints(rawValue: 4)
        package static let capitals = Hints(rawValue: 8)
        /// ASCII letters.
        package static let latin = Hints(rawValue: 16)
        /// Do not store or learn the text.
        package static let sensitive = Hints(rawValue: 32)
        package static let lines = Hints(rawValue: 64)
        /// Misspelled words are marked.
        package static let spelt = Hints(rawValue: 128)
    }

    package var purpose: Purpose
    package var hints: Hints

    package init(_ purpose: Purpose = .text, _ hints: Hints = []) {
        self.purpose = purpose
        self.hints = hints
    }
}
