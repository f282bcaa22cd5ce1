import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph

/// A view that shows one or more lines of read-only text.
///
/// A text takes only the space it needs. With less it wraps, and if the number of lines is limited it ends with an
/// ellipsis.
public struct Text: Equatable, Sendable {
    /// The content of a text. It is kept small because texts are copied often.
    enum Content: Equatable, Sendable {
        case verbatim(String)
        indirect case localized(LocalizedText)
        case attributed(AttributedString)
        indirect case formatted(FormattedText)
        indirect case image(Image)
        indirect case joined(Text, Text)
    }

    let content: Content
    /// The text's own style; `nil` if it has none. It is an object because texts are copied often and few have a style.
    private var style: Style?

    private final class Style: Sendable {
        let attributes: TextAttributes
        /// The speech settings; an object because few texts have them.
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
    /// Whether the text sets any attributes of its characters.
    var hasAttributes: Bool { style != nil }
    /// How the text is read out; `nil` if assistive technology simply reads its words.
    var speech: TextSpeech? { style?.speech }

    init(_ content: Content) { self.content = content }

    /// Creates a text that shows a string as it is, without localization.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text that shows a string variable as it is, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text that shows a string with its attributes: fonts, colors, lines, distances, languages, links.
    ///
    /// Attributes of the string win over the text's modifiers.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text that looks its key up in the app's string tables, and shows the key itself if there is no entry.
    ///
    /// The words are read as inline Markdown: emphasis, code, strikethrough, and links that open on a click.
    /// Interpolated values are not.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// Creates a text that looks a resource up in its table, and shows the default value if there is no entry. Language
    /// and formats are those of the locale in force, unless the resource names its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.localized(LocalizedText(resource))) }

    /// Returns the first text followed by the second, each with its own style.
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
    /// Returns whether both texts show the same characters in the same style.
    public static func == (a: Text, b: Text) -> Bool {
        a.content == b.content
            && (a.style === b.style || a.attributes == b.attributes && a.speech == b.speech)
    }

    /// Sets the font; `nil` leaves it to the surrounding views.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// Sets the weight of the text; `nil` leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.traits.weight = weight } }
    /// Sets the width of the letters; `nil` leaves it to the font.
    public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.traits.width = width } }
    /// Sets the design of the typeface; `nil` leaves it to the font.
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.traits.design = design } }
    /// Makes the text at least bold.
    public func bold() -> Text { bold(true) }
    /// Makes the text at least bold; `false` cancels a request from further out.
    public func bold(_ isActive: Bool) -> Text {
        changed { $0.traits.isBold = isActive }
    }
    /// Sets the text in italics.
    public func italic() -> Text { italic(true) }
    /// Sets the text in italics; `false` makes it upright, overriding requests from further out.
    public func italic(_ isActive: Bool) -> Text { changed { $0.traits.isItalic = isActive } }
    /// Sets the text in the system's font with letters of equal width; `false` cancels that.
    public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.traits.isMonospaced = isActive } }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { changed { $0.traits.features.insert(.monospacedDigits) } }

    /// Colors the text. If the style has more than one color, the first is used.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.foreground = AnyShapeStyle(style) }
    }
    /// Colors the text; `nil` leaves the color to the surrounding views.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Draws a line below the text. Without a color the line has the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Draws a line below the text; `false` removes a line set further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: The pattern of the line's strokes.
    ///   - color: The line's color; `nil` for the text's.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    /// Draws a line through the text. Without a color the line has the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Draws a line through the text; `false` removes a line set further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: The pattern of the line's strokes.
    ///   - color: The line's color; `nil` for the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Adds to the distance between characters, in points; ligatures stay together.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    /// Adds to the distance between characters, in points; ligatures come apart.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
    /// Raises the text by a distance in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
}

extension Text {
    /// The style of a line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line's strokes.
        public struct Pattern: Hashable, Sendable {
            package let decoration: DecorationPattern

            package init(decoration: DecorationPattern) {
                self.decoration = decoration
            }
            /// One continuous stroke.
            public static let solid = Pattern(decoration: .solid)
            /// Dots.
            public static let dot = Pattern(decoration: .dot)
            /// Dashes.
            public static let dash = Pattern(decoration: .dash)
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(decoration: .dashDot)
            /// A repeated dash with two dots.
            public static let dashDotDot = Pattern(decoration: .dashDotDot)
        }

        package let pattern: Pattern
        package let color: Color?

        /// Creates a line style. Without a color the line has the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single solid line in the text's color.
        public static let single = LineStyle()
    }

    /// The place where text is cut if it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning: “…ld”.
        case head
        /// At the end: “He…”.
        case tail
        /// In the middle: “He…ld”.
        case middle
    }

    /// A change of the letter case.
    public enum Case: Hashable, Sendable {
        /// All letters become capitals.
        case uppercase
        /// All letters become lowercase.
        case lowercase
    }
}

extension Text: PrimitiveView {
    /// A text has no body: Pica draws it.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Text> {
        LeafNode(self, parent: parent, behavior: TextLeaf.init)
    }
}
