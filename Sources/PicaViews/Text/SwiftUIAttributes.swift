import Foundation
import PicaFoundation
import PicaText

extension AttributeScopes {
    /// What ``Text`` knows of attributed strings, beside what Foundation does.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind them.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through them.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below them.
        public let underlineStyle: UnderlineStyleAttribute
        /// Added between letters, in points; ligatures stay together.
        public let kern: KerningAttribute
        /// Added between letters, in points; ligatures come apart.
        public let tracking: TrackingAttribute
        /// How far letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Where a paragraph's lines stand.
        public let alignment: CoreTextAttributes.TextAlignmentAttribute
        /// The distance between the baselines of a paragraph's lines.
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        /// A picture in place of a character.
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        /// Foundation's own: links, languages and writing directions among them.
        public let foundation: FoundationAttributes
        /// Those of Foundation's that it lacks on Linux.
        public let picaFoundation: PicaFoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font of the app's.
            public typealias Value = Font
            /// What the attribute is stored under.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// What the attribute is stored under.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// What the attribute is stored under.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// What the attribute is stored under.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line below letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// What the attribute is stored under.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// What is added between letters while ligatures stay.
        public enum KerningAttribute: AttributedStringKey {
            /// In points.
            public typealias Value = CGFloat
            /// What the attribute is stored under.
            public static let name = "SwiftUI.Kern"
        }

        /// What is added between letters while ligatures come apart.
        public enum TrackingAttribute: AttributedStringKey {
            /// In points.
            public typealias Value = CGFloat
            /// What the attribute is stored under.
            public static let name = "SwiftUI.Tracking"
        }

        /// A picture in place of the character U+FFFC, as large as the text around it.
        public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
            /// A picture.
            public typealias Value = AttributedString.AdaptiveImageGlyph
            /// What the attribute is stored under.
            public static let name = "SwiftUI.AdaptiveImageGlyph"
            /// Text that is typed beside it is text.
            public static let inheritedByAddedText = false
            /// Other characters cannot have it.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
        }

        /// How far letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// In points.
            public typealias Value = CGFloat
            /// What the attribute is stored under.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that ``Text`` knows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes that ``Text`` knows, by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension TextAttributes {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// What a run of an attributed string asks for.
    init(_ container: AttributeContainer) {
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

    /// What a run of an attributed string asks for the paragraphs that begin in it; nil for nothing.
    /// - Parameter block: How the paragraphs of its block are.
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
