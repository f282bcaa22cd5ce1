import Foundation

/// Where text is being typed.
package struct TextInputTarget: Equatable {
    /// In the window's points.
    package var caret: CGRect
    /// Whether keys are to be taken as they are: an input method would show them to everybody.
    package var isSecret: Bool
    package var content: TypedContent
    /// What is typed into; nil where it says nothing of its text.
    package weak var field: (any TypedField)?
    /// Another number whenever the field's text or selection is another.
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

/// What text is typed into.
@MainActor package protocol TypedField: AnyObject {
    /// The text around the caret; nil where nobody is to see it.
    /// - Parameter limit: The most UTF-8 bytes.
    func surroundings(limit: Int) -> SurroundingText?
}

/// The text around a caret, without what an input method is working on.
package struct SurroundingText: Equatable, Sendable {
    package let text: String
    /// Where the caret is, in UTF-8 bytes.
    package let head: Int
    /// The other end of what is selected.
    package let anchor: Int

    package init(text: String, head: Int, anchor: Int) {
        self.text = text
        self.head = head
        self.anchor = anchor
    }
}

/// What is typed at a place, as input methods want to know it.
package struct TypedContent: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        case text, digits, number, phone, url, email, name, pin, date, dateTime
    }

    package struct Hints: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Words may be put right as they are typed.
        package static let corrected = Hints(rawValue: 1)
        /// Letters become capitals at the start of a sentence, of a word, or all of them.
        package static let sentences = Hints(rawValue: 2)
        package static let words = Hints(rawValue: 4)
        package static let capitals = Hints(rawValue: 8)
        /// Letters of ASCII.
        package static let latin = Hints(rawValue: 16)
        /// Nothing of it is to be learnt.
        package static let sensitive = Hints(rawValue: 32)
        package static let lines = Hints(rawValue: 64)
        /// Words are marked that are not spelt as they should be.
        package static let spelt = Hints(rawValue: 128)
    }

    package var purpose: Purpose
    package var hints: Hints

    package init(_ purpose: Purpose = .text, _ hints: Hints = []) {
        self.purpose = purpose
        self.hints = hints
    }
}
