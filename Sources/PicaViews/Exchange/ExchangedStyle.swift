import Foundation
import PicaFoundation
import PicaText

/// How another program says that characters look, as far as it says so: what attributes, HTML and RTF have in
/// common. Nil is as it is where the text stands.
struct ExchangedStyle: Hashable {
    /// A line below or through characters.
    struct Line: Hashable {
        var pattern = DecorationPattern.solid
        var color: Color.Resolved?
    }

    var family: String?
    /// The kind of typeface, where no family is named or none of that name is there.
    var design: Font.Design?
    /// In points.
    var size: Double?
    /// 100 to 900.
    var weight: Int?
    var isItalic: Bool?
    /// Percent of the normal width.
    var width: Int?
    var features: FontFeatures = []
    var color: Color.Resolved?
    var background: Color.Resolved?
    var underline: Line?
    var strikethrough: Line?
    /// Added between letters, in points.
    var letterSpacing: Double?
    /// How far letters are raised, in points.
    var baselineOffset: Double?
    var link: URL?
    /// A tag of BCP 47.
    var language: String?
    /// Which of these are meant rather than looks alone.
    var intent: InlinePresentationIntent = []
    /// What is seen in place of the character U+FFFC.
    var glyph: AttributedString.AdaptiveImageGlyph?
    var paragraph = ExchangedParagraph()
}

/// What another program says of a paragraph. Nil is as it is where the text stands.
struct ExchangedParagraph: Hashable {
    var alignment: AttributedString.TextAlignment?
    var direction: AttributedString.WritingDirection?
    var lineHeight: AttributedString.LineHeight?
    var intent: PresentationIntent?
}
