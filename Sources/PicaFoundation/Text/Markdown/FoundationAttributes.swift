import Foundation

extension AttributeScopes {
    /// The attributes that Foundation has on Apple's systems and lacks on Linux.
    public struct PicaFoundationAttributes: AttributeScope {
        /// How a stretch of text is meant within its line.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// What block a stretch of text belongs to.
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
        /// What stands before the items of its list, or after their numbers.
        public let listItemDelimiter: FoundationAttributes.ListItemDelimiterAttribute
        /// Where it stands in the Markdown that it comes from.
        public let markdownSourcePosition: FoundationAttributes.MarkdownSourcePositionAttribute
        /// How its words are to agree with others.
        public let inflect: FoundationAttributes.InflectionRuleAttribute
        /// What its words are by grammar.
        public let morphology: FoundationAttributes.MorphologyAttribute
    }

    /// The attributes that Foundation has on Apple's systems and lacks on Linux.
    public var picaFoundation: PicaFoundationAttributes.Type { PicaFoundationAttributes.self }
}

extension AttributeScopes.FoundationAttributes {
    /// How a stretch of text is meant within its line.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSInlinePresentationIntent"
    }

    /// What block a stretch of text belongs to.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = PresentationIntent
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSPresentationIntent"
    }

    /// What stands before a list's items (`-`, `+`, `*`), or after their numbers (`.`, `)`).
    public enum ListItemDelimiterAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = Character
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSListItemDelimiter"

        /// Writes the character as a text.
        public static func encode(_ value: Character, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(String(value))
        }

        /// Reads a text of one character; throws where it is none.
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

    /// Where a stretch of text stands in the Markdown that it comes from.
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = AttributedString.MarkdownSourcePosition
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSMarkdownSourcePosition"
    }

    /// How a stretch of text is to agree with a number; `inflect` in Markdown.
    public enum InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        /// The attribute's value.
        public typealias Value = InflectionRule
        /// The attribute's name, which is Foundation's own.
        public static let name = "NSInflect"
        /// The attribute's name in Markdown.
        public static let markdownName = "inflect"
    }

    /// What words are by grammar; `morphology` in Markdown.
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
    /// Lets these attributes be written as properties: `string.inlinePresentationIntent`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.PicaFoundationAttributes, Key>
    ) -> Key { self[Key.self] }
}
