import Foundation

extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax to interpret.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of Markdown. Blocks follow each other without separators; the `presentationIntent` of each run
            /// identifies its block.
            case full
            /// Only inline marks. The marks of blocks stay as they are. Line ends become spaces, and spaces at the ends
            /// of lines are removed.
            case inlineOnly
            /// Only inline marks. Spaces and line ends are kept.
            case inlineOnlyPreservingWhitespace
        }

        /// The handling of invalid text, or an attribute with an invalid value.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throws an error.
            case throwError
            /// Continues without it.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` adds attributes to the text.
        public var allowsExtendedAttributes: Bool
        /// The syntax to interpret.
        public var interpretedSyntax: InterpretedSyntax
        /// The handling of invalid text.
        public var failurePolicy: FailurePolicy
        /// The text's language as a BCP 47 tag, which becomes the `languageIdentifier` of the whole text; `nil` for
        /// none.
        public var languageCode: String?
        /// Whether each run contains its position in the source, as `markdownSourcePosition`.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options. By default they interpret all syntax, without extended attributes, and throw errors.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: Whether `^[text](name: value)` adds attributes to the text.
        ///   - interpretedSyntax: The syntax to interpret.
        ///   - failurePolicy: The handling of invalid text.
        ///   - languageCode: The text's language as a BCP 47 tag; `nil` for none.
        ///   - appliesSourcePositionAttributes: Whether each run contains its position in the source.
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
