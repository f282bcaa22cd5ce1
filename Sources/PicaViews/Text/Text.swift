import Foundation
import PicaFoundation
import PicaGraph

/// Text to be read, in one or more lines.
///
/// A text takes just the room it needs. Where it gets less it wraps, and where lines are limited it is
/// cut short with an ellipsis.
public struct Text: Equatable, Sendable {
    /// Kept small, as texts are copied a lot.
    enum Content: Equatable, Sendable {
        case verbatim(String)
        indirect case localized(LocalizedText)
        case attributed(AttributedString)
        indirect case formatted(FormattedText)
        indirect case image(Image)
        indirect case joined(Text, Text)
    }

    let content: Content
    /// nil for a text without a style of its own. Kept apart, as texts are copied a lot and few have one.
    private var style: Style?

    private final class Style: Sendable {
        let attributes: TextAttributes
        /// An object, as few texts have one.
        private let spoken: Spoken?
        var speech: TextSpeech? { spoken?.speech }

        init(_ attributes: TextAttributes, _ speech: TextSpeech?) {
            self.attributes = attributes
            spoken = speech.map { Spoken($0) }
        }
    }

    private final class Spoken: Sendable {
        let speech: TextSpeech

        init(_ speech: TextSpeech) { self.speech = speech }
    }

    private static let noAttributes = TextAttributes()

    var attributes: TextAttributes { style?.attributes ?? Self.noAttributes }
    /// Whether it asks for something of its characters.
    var hasAttributes: Bool { style != nil }
    /// How it is read out; nil where that is simply its words.
    var speech: TextSpeech? { style?.speech }

    init(_ content: Content) { self.content = content }

    /// Shows a string as it is, without localization.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string variable as it is, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Shows a string with its attributes: fonts, colours, lines, distances, languages, links.
    ///
    /// What an attribute says wins over the text's modifiers.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Shows the text that a key has in the app's string tables, or else the key itself.
    ///
    /// Its words are read as Markdown within lines: emphasis, code, struck words and links, which open
    /// when they are clicked. Values in it are not.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// Shows the text that a resource has in its table, or else its default value: in the language and the
    /// fashion of the locale in force, unless the resource names a locale of its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.localized(LocalizedText(resource))) }

    /// One text after another, each with its own style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    func changed(_ change: (inout TextAttributes) -> Void) -> Text {
        var attributes = attributes
        change(&attributes)
        var text = self
        text.style = Style(attributes, speech)
        return text
    }

    func spoken(_ change: (inout TextSpeech) -> Void) -> Text {
        var speech = speech ?? TextSpeech()
        change(&speech)
        var text = self
        text.style = Style(attributes, speech)
        return text
    }
}

extension Text {
    /// Whether both show the same characters in the same style.
    public static func == (a: Text, b: Text) -> Bool {
        a.content == b.content
            && (a.style === b.style || a.attributes == b.attributes && a.speech == b.speech)
    }

    /// Sets the font; nil leaves it to what is around the text.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// Sets how heavy the text is; nil leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.traits.weight = weight } }
    /// Sets how wide the letters are; nil leaves it to the font.
    public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.traits.width = width } }
    /// Sets the kind of typeface; nil leaves it to the font.
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.traits.design = design } }
    /// Makes the text at least bold.
    public func bold() -> Text { bold(true) }
    /// Makes the text at least bold; false takes back what was asked for further out.
    public func bold(_ isActive: Bool) -> Text {
        changed { $0.traits.isBold = isActive }
    }
    /// Sets the text in italics.
    public func italic() -> Text { italic(true) }
    /// Sets the text in italics; false makes it upright, whatever was asked for further out.
    public func italic(_ isActive: Bool) -> Text { changed { $0.traits.isItalic = isActive } }
    /// Sets the text in the system's font with letters of one width; false takes that back.
    public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.traits.isMonospaced = isActive } }
    /// All digits get the same width.
    public func monospacedDigit() -> Text { changed { $0.traits.features.insert(.monospacedDigits) } }

    /// Colours the text; of styles with more than one colour it takes the first.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.foreground = AnyShapeStyle(style) }
    }
    /// Colours the text; nil leaves it to what is around the text.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Draws a line below the text; without a colour it is the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Draws a line below the text; false takes away one that was asked for further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: What the line is made of.
    ///   - color: Its colour; nil is the text's.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    /// Draws a line through the text; without a colour it is the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Draws a line through the text; false takes away one that was asked for further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: What the line is made of.
    ///   - color: Its colour; nil is the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Adds to the distance between characters, in points; ligatures stay together.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    /// Adds to the distance between characters, in points; ligatures come apart.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
    /// Raises the text, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
}

extension Text {
    /// How a line below or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            let decoration: DecorationPattern
            /// One stroke.
            public static let solid = Pattern(decoration: .solid)
            /// Dots.
            public static let dot = Pattern(decoration: .dot)
            /// Dashes.
            public static let dash = Pattern(decoration: .dash)
            /// Dashes and dots by turns.
            public static let dashDot = Pattern(decoration: .dashDot)
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(decoration: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// Without a colour the line has the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the text's colour.
        public static let single = LineStyle()
    }

    /// Where text is cut when there is no room.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning: “…ld”.
        case head
        /// At the end: “He…”.
        case tail
        /// In the middle: “He…ld”.
        case middle
    }

    /// A change of all letters.
    public enum Case: Hashable, Sendable {
        /// All capitals.
        case uppercase
        /// No capitals.
        case lowercase
    }
}

extension Text: PrimitiveView {
    /// There is no body: Pica draws the text itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Text> {
        LeafNode(self, parent: parent, behavior: TextLeaf.init)
    }
}
