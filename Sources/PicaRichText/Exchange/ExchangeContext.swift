import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels
import PicaState
import PicaText

/// The environment of a text that is written for other programs.
struct ExchangeContext {
    private let environment: EnvironmentValues
    /// The text attributes of the environment.
    private let outer: TextAttributes
    private let body: BodyText

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        outer = environment.textAttributes
        body = BodyText(environment)
    }

    /// The font of text without a font attribute.
    var base: FontDescriptor { body.base }

    /// Returns the style of attributes, as far as it differs from the environment's defaults.
    func style(_ container: AttributeContainer) -> ExchangedStyle {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        let own = TextAttributes(container)
        let all = outer.merging(own)
        var style = ExchangedStyle()
        style.intent = (container.inlinePresentationIntent ?? [])
            .intersection([.stronglyEmphasized, .emphasized, .code, .strikethrough])
        let (usual, base) = body.font(in: container.presentationIntent)
        let font = (own.font ?? usual).descriptor(traits: all.traits, size: environment.dynamicTypeSize)
        if font.family != base.family {
            style.family = font.family
            style.design = font.family == nil || font.design != .default ? font.design.design : nil
        } else if font.design != base.design {
            style.design = font.design.design
        }
        if style.intent.contains(.code), style.design == .monospaced { style.design = nil }
        if abs(font.size - base.size) > 0.001 { style.size = font.size }
        if font.weight != base.weight { style.weight = font.weight }
        if font.isItalic != base.isItalic { style.isItalic = font.isItalic }
        if font.width != base.width { style.width = font.width }
        style.features = font.features.subtracting(base.features)
        // The environment's default text color is not part of the text.
        if let color = container[Keys.ForegroundColorAttribute.self],
            color != .primary || outer.foreground != nil
        {
            style.color = color.resolve(in: environment)
        }
        style.background = own.background?.resolve(in: environment)
        style.underline = container[Keys.UnderlineStyleAttribute.self].map { line($0) }
        style.strikethrough = container[Keys.StrikethroughStyleAttribute.self].map { line($0) }
        if let spacing = own.tracking ?? own.kerning, spacing.isFinite, spacing != 0 {
            style.letterSpacing = Double(spacing)
        }
        if let offset = own.baselineOffset, offset.isFinite, offset != 0 {
            style.baselineOffset = Double(offset)
        }
        style.link = container.link.flatMap(HarmlessLink.url)
        style.language = container[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self]
            .flatMap { body.isUsual(language: $0) ? nil : $0 }
        style.glyph = container[Keys.AdaptiveImageGlyphAttribute.self]
        style.paragraph = ExchangedParagraph(container)
        return style
    }

    /// Returns the direction of a paragraph, if programs whose paragraphs run from the left by default need it.
    func direction(
        _ paragraph: ExchangedParagraph, of text: some Sequence<Unicode.Scalar>
    ) -> AttributedString.WritingDirection? {
        let natural = body.direction(of: text)
        let direction = paragraph.direction ?? natural
        return direction == .rightToLeft || natural == .rightToLeft ? direction : nil
    }

    /// Returns whether a paragraph has no style that differs from the defaults.
    func saysNothing(_ paragraph: ExchangedParagraph, of text: some Sequence<Unicode.Scalar>) -> Bool {
        var paragraph = paragraph
        if paragraph.direction == body.direction(of: text) { paragraph.direction = nil }
        paragraph.intent = nil
        return paragraph == ExchangedParagraph()
    }

    private func line(_ line: Text.LineStyle) -> ExchangedStyle.Line {
        ExchangedStyle.Line(
            pattern: line.pattern.decoration, color: line.color?.resolve(in: environment))
    }
}

extension ExchangedParagraph {
    private typealias Keys = AttributeScopes.CoreTextAttributes

    init(_ container: AttributeContainer) {
        alignment = container[Keys.TextAlignmentAttribute.self]
        direction = container[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self]
        lineHeight = container[Keys.LineHeightAttribute.self]
        intent = container.presentationIntent
    }
}
