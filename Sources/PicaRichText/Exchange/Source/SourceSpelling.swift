import Foundation
import PicaLabels
import PicaState

/// The way a format spells text in its source.
protocol SourceSpelling {
    /// Returns the characters of a source that may be its text.
    static func letters(of source: [UInt8]) -> SourceLetters

    /// Returns the spellings of words without line breaks, the likeliest first.
    static func spellings(of words: String) -> [String]

    /// Returns the ways to end a paragraph at a position and begin the next, the likeliest first.
    static func breaks(at place: Int, in source: [UInt8]) -> [String]

    /// Returns a text as part of a line, with markup for its styles.
    static func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String

    /// Returns whether a part of a source contains only text, style markup and paragraph ends, so that replacing it
    /// loses nothing else.
    static func isPlain(_ part: [UInt8]) -> Bool

    /// Returns a range extended by the adjacent markup on both sides; `nil` if there is none.
    static func widened(_ range: Range<Int>, in source: [UInt8]) -> Range<Int>?
}

extension PicaRichTextDocument.Format {
    var spelling: any SourceSpelling.Type {
        switch self {
        case .html: HTMLSpelling.self
        case .rtf: RTFSpelling.self
        case .markdown: MarkdownSpelling.self
        }
    }
}

extension AttributedString {
    /// Returns the text without the styles that it shares with others.
    func without(_ looks: AttributeContainer) -> AttributedString {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        typealias Words = AttributeScopes.FoundationAttributes
        var text = self
        func remove<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Equatable & Sendable {
            for run in self.runs where run.attributes[key] == looks[key] { text[run.range][key] = nil }
        }
        remove(Keys.FontAttribute.self)
        remove(Keys.ForegroundColorAttribute.self)
        remove(Keys.BackgroundColorAttribute.self)
        remove(Keys.UnderlineStyleAttribute.self)
        remove(Keys.StrikethroughStyleAttribute.self)
        remove(Keys.KerningAttribute.self)
        remove(Keys.TrackingAttribute.self)
        remove(Keys.BaselineOffsetAttribute.self)
        remove(Words.LinkAttribute.self)
        remove(Words.InlinePresentationIntentAttribute.self)
        return text
    }

    /// The text as part of a line, without its block.
    var withoutBlocks: AttributedString {
        var text = self
        text.presentationIntent = nil
        return text
    }
}
