import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels
import PicaText

/// The style of characters in another program's document, as far as it is specified: the common part of attributes,
/// HTML and RTF. `nil` means the default of the environment.
struct ExchangedStyle: Hashable {
    /// A line below or through characters.
    struct Line: Hashable {
        var pattern = DecorationPattern.solid
        var color: Color.Resolved?
    }

    var family: String?
    /// The design of the typeface, if there is no family or the family is missing.
    var design: Font.Design?
    /// The size in points.
    var size: Double?
    /// The weight, from 100 to 900.
    var weight: Int?
    var isItalic: Bool?
    /// The width in percent of the normal one.
    var width: Int?
    var features: FontFeatures = []
    var color: Color.Resolved?
    var background: Color.Resolved?
    var underline: Line?
    var strikethrough: Line?
    /// The space added between letters, in points.
    var letterSpacing: Double?
    /// The distance that letters are raised, in points.
    var baselineOffset: Double?
    var link: URL?
    /// The language's BCP 47 tag.
    var language: String?
    /// The styles that are meant semantically, rather than only visually.
    var intent: InlinePresentationIntent = []
    /// The image shown in place of the character U+FFFC.
    var glyph: AttributedString.AdaptiveImageGlyph?
    var paragraph = ExchangedParagraph()
}

/// The style of a paragraph in another program's document. `nil` means the default of the environment.
struct ExchangedParagraph: Hashable {
    var alignment: AttributedString.TextAlignment?
    var direction: AttributedString.WritingDirection?
    var lineHeight: AttributedString.LineHeight?
    var intent: PresentationIntent?
}
