import Foundation
import PicaGraph

/// How a format spells text in its source.
protocol SourceSpelling {
    /// The letters of a source that may be its text's.
    static func letters(of source: [UInt8]) -> SourceLetters

    /// Words as text of a source, the likeliest spelling first. There are no line ends in them.
    static func spellings(of words: String) -> [String]

    /// What ends a paragraph at a place and begins the next one, the likeliest first.
    static func breaks(at place: Int, in source: [UInt8]) -> [String]

    /// A text as a part of a line, with the marks of its looks.
    static func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String

    /// Whether a part of a source holds nothing but text, marks of its looks and ends of paragraphs, so that nothing else
    /// goes with it.
    static func isPlain(_ part: [UInt8]) -> Bool

    /// The range with the marks next to it on both sides; nil where there are none.
    static func widened(_ range: Range<Int>, in source: [UInt8]) -> Range<Int>?
}

extension RichTextDocument.Format {
    var spelling: any SourceSpelling.Type {
        switch self {
        case .html: HTMLSpelling.self
        case .rtf: RTFSpelling.self
        case .markdown: MarkdownSpelling.self
        }
    }
}

extension AttributedString {
    /// The text without the looks that others are, too.
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

    /// The text as a part of a line, whatever block it is in.
    var withoutBlocks: AttributedString {
        var text = self
        text.presentationIntent = nil
        return text
    }
}
