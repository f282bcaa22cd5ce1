import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels
import PicaState
import PicaText

/// The default text style of the environment in which text is shown.
///
/// A Pica point equals a CSS pixel, as both are the units of text on a screen at its ordinary scale. It equals three
/// quarters of the points of RTF and word processors. So body text of 17 points has about the same size in a browser,
/// and is 12.75 points in print.
package struct BodyText: Sendable {
    /// The font of text without a font attribute.
    let font: Font
    /// The descriptor of that font.
    let base: FontDescriptor
    /// The attributes that text may have in the environment.
    let keys: ScopeKeys
    private let typeSize: DynamicTypeSize
    private let traits: Font.Traits
    /// The tag of the environment's language.
    private let language: String
    private let direction: BaseDirection

    package init(_ environment: EnvironmentValues) {
        let outer = environment.textAttributes
        font = outer.font ?? .default
        traits = outer.traits
        typeSize = environment.dynamicTypeSize
        base = font.descriptor(traits: traits, size: typeSize)
        keys = environment.textScope
        language = outer.language?.tag ?? environment.textLanguage
        direction = BaseDirection(environment)
    }

    /// Returns whether a language is the environment's own.
    func isUsual(language tag: String) -> Bool {
        let (tag, usual) = (tag.lowercased(), language.lowercased())
        return usual == tag || usual.hasPrefix(tag + "-")
    }

    /// Returns the natural direction of a paragraph in the environment.
    func direction(of text: some Sequence<Unicode.Scalar>) -> AttributedString.WritingDirection {
        direction.isRightToLeft(text) ? .rightToLeft : .leftToRight
    }

    /// Returns the font of a block's text without a font attribute.
    func font(in intent: PresentationIntent?) -> (font: Font, descriptor: FontDescriptor) {
        guard let own = intent?.font(in: font) else { return (font, base) }
        return (own, own.descriptor(traits: traits, size: typeSize))
    }

    /// Returns the attributes that give text a style in the environment.
    func attributes(_ style: ExchangedStyle) -> AttributeContainer {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        var container = AttributeContainer()
        if let font = font(style) { container[Keys.FontAttribute.self] = font }
        if let color = style.color { container[Keys.ForegroundColorAttribute.self] = Color(color) }
        if let color = style.background { container[Keys.BackgroundColorAttribute.self] = Color(color) }
        if let line = style.underline { container[Keys.UnderlineStyleAttribute.self] = Text.LineStyle(line) }
        if let line = style.strikethrough {
            container[Keys.StrikethroughStyleAttribute.self] = Text.LineStyle(line)
        }
        if let spacing = style.letterSpacing, spacing != 0 {
            container[Keys.TrackingAttribute.self] = CGFloat(spacing)
        }
        if let offset = style.baselineOffset, offset != 0 {
            container[Keys.BaselineOffsetAttribute.self] = CGFloat(offset)
        }
        if let link = style.link { container.link = link }
        if let language = style.language, !isUsual(language: language) {
            container[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
        }
        if !style.intent.isEmpty { container.inlinePresentationIntent = style.intent }
        if let glyph = style.glyph { container[Keys.AdaptiveImageGlyphAttribute.self] = glyph }
        style.paragraph.write(to: &container)
        return container
    }

    /// Returns the font for a style; `nil` if it is that of the environment.
    private func font(_ style: ExchangedStyle) -> Font? {
        var found: Font?
        let (font, base) = font(in: style.paragraph.intent)
        let size = style.size.flatMap { abs($0 - base.size) > 0.001 ? CGFloat($0) : nil }
        if let family = style.family, family != base.family {
            // Without a size of its own the font follows the text size, as body text does.
            let scale = Font.TextStyle.body.scale(at: typeSize)
            found =
                size.map { .custom(family, fixedSize: $0) }
                ?? .custom(family, size: CGFloat(base.size / scale))
            if let design = style.design, design != .default { found = found?.designed(design) }
        } else if let design = style.design, style.family == nil {
            if base.family != nil {
                found = .system(size: size ?? CGFloat(base.size), design: design)
            } else if design != base.design.design {
                found = font.designed(design)
            }
        }
        if let size, found == nil || style.family == nil { found = (found ?? font).pointSize(size) }
        // A font of another family has none of the traits yet.
        let plain = found?.descriptor(traits: traits, size: typeSize) ?? base
        let weight = style.weight ?? base.weight
        if weight != plain.weight {
            let isBold = weight == Font.Weight.bold.openType && plain.weight < weight
            var other = found ?? font
            if weight < plain.weight { other = other.bold(false) }
            found = isBold ? other.bold() : other.weight(Font.Weight(openType: weight))
        }
        if let isItalic = style.isItalic, isItalic != plain.isItalic {
            found = (found ?? font).italic(isItalic)
        }
        if let width = style.width, width != plain.width {
            found = (found ?? font).width(Font.Width(CGFloat(width - 100) / 125))
        }
        if style.features.contains(.lowercaseSmallCaps) { found = (found ?? font).lowercaseSmallCaps() }
        if style.features.contains(.uppercaseSmallCaps) { found = (found ?? font).uppercaseSmallCaps() }
        if style.features.contains(.monospacedDigits) { found = (found ?? font).monospacedDigit() }
        return found
    }
}

extension ExchangedParagraph {
    private typealias Keys = AttributeScopes.CoreTextAttributes

    fileprivate func write(to container: inout AttributeContainer) {
        if let alignment { container[Keys.TextAlignmentAttribute.self] = alignment }
        if let direction {
            container[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] = direction
        }
        if let lineHeight { container[Keys.LineHeightAttribute.self] = lineHeight }
        if let intent { container.presentationIntent = intent }
    }
}

extension Text.LineStyle {
    fileprivate init(_ line: ExchangedStyle.Line) {
        self.init(pattern: Pattern(decoration: line.pattern), color: line.color.map { Color($0) })
    }
}

extension Font.Design {
    /// Creates the design for a generic family name; `nil` for names of real families.
    init?(family: String) {
        switch family.lowercased() {
        case "monospace", "ui-monospace": self = .monospaced
        case "serif", "ui-serif": self = .serif
        case "ui-rounded": self = .rounded
        case "sans-serif", "ui-sans-serif", "system-ui", "-apple-system", "blinkmacsystemfont":
            self = .default
        default: return nil
        }
    }

    /// The generic family name for the design.
    var family: String {
        switch self {
        case .default: "sans-serif"
        case .serif: "serif"
        case .rounded: "ui-rounded"
        case .monospaced: "monospace"
        }
    }
}

extension FontDescriptor.Design {
    var design: Font.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
