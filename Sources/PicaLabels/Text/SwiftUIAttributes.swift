import Foundation
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

extension AttributeScopes {
    /// The attributes that ``Text`` shows, in addition to Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space added between letters, in points; ligatures stay together.
        public let kern: KerningAttribute
        /// The space added between letters, in points; ligatures come apart.
        public let tracking: TrackingAttribute
        /// The distance that letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The alignment of a paragraph's lines.
        public let alignment: CoreTextAttributes.TextAlignmentAttribute
        /// The distance between the baselines of a paragraph's lines.
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        /// An image in place of a character.
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        /// The attributes of words that are spoken.
        public let accessibility: AccessibilityAttributes
        /// Foundation's own attributes, among them links, languages and writing directions.
        public let foundation: FoundationAttributes
        /// The attributes of Foundation that it lacks on Linux.
        public let picaFoundation: PicaFoundationAttributes

        /// The attribute for the font.
        public enum FontAttribute: AttributedStringKey {
            /// The value: a font.
            public typealias Value = Font
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.Font"
        }

        /// The attribute for the color of letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The value: a color.
            public typealias Value = Color
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The attribute for the color behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The value: a color.
            public typealias Value = Color
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The attribute for the line through letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The value: a line style.
            public typealias Value = Text.LineStyle
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The attribute for the line below letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The value: a line style.
            public typealias Value = Text.LineStyle
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The attribute for space between letters that keeps ligatures.
        public enum KerningAttribute: AttributedStringKey {
            /// The value: a length in points.
            public typealias Value = CGFloat
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.Kern"
        }

        /// The attribute for space between letters that breaks ligatures up.
        public enum TrackingAttribute: AttributedStringKey {
            /// The value: a length in points.
            public typealias Value = CGFloat
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.Tracking"
        }

        /// The attribute for an image in place of the character U+FFFC, as large as the surrounding text.
        public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
            /// The value: an image.
            public typealias Value = AttributedString.AdaptiveImageGlyph
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.AdaptiveImageGlyph"
            /// False: text typed beside the image does not inherit it.
            public static let inheritedByAddedText = false
            /// The character U+FFFC; no other character can have the attribute.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
        }

        /// The attribute for the distance that letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The value: a length in points.
            public typealias Value = CGFloat
            /// The name the attribute is stored under.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that ``Text`` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up an attribute of ``Text`` by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension TextAttributes {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// Creates the attributes that a run of an attributed string sets.
    package init(_ container: AttributeContainer) {
        guard container != AttributeContainer() else { return }
        font = container[Keys.FontAttribute.self]
        foreground = container[Keys.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        background = container[Keys.BackgroundColorAttribute.self]
        if let line = container[Keys.UnderlineStyleAttribute.self] { underline = .some(line) }
        if let line = container[Keys.StrikethroughStyleAttribute.self] { strikethrough = .some(line) }
        kerning = container[Keys.KerningAttribute.self]
        tracking = container[Keys.TrackingAttribute.self]
        baselineOffset = container[Keys.BaselineOffsetAttribute.self]
        if let intent = container.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { traits.isBold = true }
            if intent.contains(.emphasized) { traits.isItalic = true }
            if intent.contains(.code) { traits.isMonospaced = true }
            if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .some(.single) }
        }
        if let tag = container[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] {
            language = TypesettingLanguage(tag: tag)
        }
    }
}

extension ParagraphStyle {
    private typealias Keys = AttributeScopes.CoreTextAttributes

    /// Creates the style that a run sets for the paragraphs that begin in it; `nil` if it sets none.
    /// - Parameter block: The paragraph style of the run's block.
    init?(_ container: AttributeContainer, in block: ParagraphStyle? = nil) {
        self = block ?? ParagraphStyle()
        switch container[Keys.TextAlignmentAttribute.self] {
        case .left: alignment = .left
        case .right: alignment = .right
        case .center: alignment = .center
        case nil: break
        }
        if let height = container[Keys.LineHeightAttribute.self] { lineHeight = LineHeight(height) }
        switch container[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] {
        case .rightToLeft: direction = .rightToLeft
        case .leftToRight: direction = .leftToRight
        case nil: break
        }
        if self == ParagraphStyle() { return nil }
    }
}
