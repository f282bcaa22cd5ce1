import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which of Markdown's marks count.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of them. Blocks stand one after the other with nothing between; each run tells its own by
            /// `presentationIntent`.
            case full
            /// Those within lines. What would begin a block stays as it is written; line ends become spaces,
            /// and spaces at the ends of lines go.
            case inlineOnly
            /// Those within lines. Spaces and line ends stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What to do about a text that cannot be read, or an attribute with a wrong value.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throw an error.
            case throwError
            /// Go on without it.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` gives the text attributes.
        public var allowsExtendedAttributes: Bool
        /// Which of Markdown's marks count.
        public var interpretedSyntax: InterpretedSyntax
        /// What to do about what cannot be read.
        public var failurePolicy: FailurePolicy
        /// The text's language as a tag of BCP 47, which all of it gets as its `languageIdentifier`; nil for none.
        public var languageCode: String?
        /// Whether each run tells where it stands in the source, by `markdownSourcePosition`.
        public var appliesSourcePositionAttributes: Bool

        /// How Markdown is read: by default all of it, without extended attributes, or with an error.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: Whether `^[text](name: value)` gives the text attributes.
        ///   - interpretedSyntax: Which of Markdown's marks count.
        ///   - failurePolicy: What to do about what cannot be read.
        ///   - languageCode: The text's language as a tag of BCP 47; nil for none.
        ///   - appliesSourcePositionAttributes: Whether each run tells where it stands in the source.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }
}
