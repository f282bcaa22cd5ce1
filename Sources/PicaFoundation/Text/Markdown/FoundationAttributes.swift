import Foundation

extension AttributeScopes {
    /// The attributes of Apple's Foundation that Linux's Foundation lacks.
    public struct PicaFoundationAttributes: AttributeScope {
        /// The inline meaning of the text.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// The block to which the text belongs.
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
        /// The character before the items of the text's list, or after their numbers.
        public let listItemDelimiter: FoundationAttributes.ListItemDelimiterAttribute
        /// The position of the text in its Markdown source.
        public let markdownSourcePosition: FoundationAttributes.MarkdownSourcePositionAttribute
        /// The rule for the text's grammatical agreement.
        public let inflect: FoundationAttributes.InflectionRuleAttribute
        /// The grammatical properties of the text.
        public let morphology: FoundationAttributes.MorphologyAttribute
    }

    /// The attributes of Apple's Foundation that Linux's Foundation lacks.
    public var picaFoundation: PicaFoundationAttributes.Type { PicaFoundationAttributes.self }
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute for the inline meaning of text.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute for the block to which text belongs.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = PresentationIntent
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSPresentationIntent"
    }

    /// The attribute for the character before a list's items (`-`, `+`, `*`), or after their numbers (`.`, `)`).
    public enum ListItemDelimiterAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = Character
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSListItemDelimiter"

        /// Encodes the character as a string.
        public static func encode(_ value: Character, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(String(value))
        }

        /// Decodes a string of one character. Throws if it is not one.
        public static func decode(from decoder: any Decoder) throws -> Character {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let character = text.first, text.dropFirst().isEmpty else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "“\(text)” is not one character")
            }
            return character
        }
    }

    /// The attribute for the position of text in its Markdown source.
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = AttributedString.MarkdownSourcePosition
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSMarkdownSourcePosition"
    }

    /// The attribute for the grammatical agreement of text with a number; `inflect` in Markdown.
    public enum InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = InflectionRule
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSInflect"
        /// The attribute's name in Markdown.
        public static let markdownName = "inflect"
    }

    /// The attribute for the grammatical properties of words; `morphology` in Markdown.
    public enum MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = Morphology
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSMorphology"
        /// The attribute's name in Markdown.
        public static let markdownName = "morphology"
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute's value, for access by property: `string.inlinePresentationIntent`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.PicaFoundationAttributes, Key>
    ) -> Key { self[Key.self] }
}
