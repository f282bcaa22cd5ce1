import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState
import PicaText

package typealias DecorationPattern = LineDecoration.Pattern

/// The character attributes that a text or the views around it set; `nil` leaves one to those further out.
package struct TextAttributes: Equatable, Sendable {
    package var font: Font?
    package var traits = Font.Traits()
    package var foreground: AnyShapeStyle?
    /// The rarely used attributes, in an object because attributes are copied often.
    private var rare: Rare?

    /// The attributes that few texts set.
    private struct RareValues: Equatable, Sendable {
        var background: Color?
        var underline: Text.LineStyle??
        var strikethrough: Text.LineStyle??
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var scale: Text.Scale?
        var ignoredScale: Text.Scale?
        var language: TypesettingLanguage?
        var custom: CustomTextAttributes?

        static let none = RareValues()

        func merging(_ inner: RareValues) -> RareValues {
            RareValues(
                background: inner.background ?? background, underline: inner.underline ?? underline,
                strikethrough: inner.strikethrough ?? strikethrough, kerning: inner.kerning ?? kerning,
                tracking: inner.tracking ?? tracking, baselineOffset: inner.baselineOffset ?? baselineOffset,
                scale: inner.scale ?? scale, ignoredScale: inner.ignoredScale ?? ignoredScale,
                language: inner.language ?? language,
                custom: custom?.merging(inner.custom) ?? inner.custom)
        }
    }

    private final class Rare: Equatable, Sendable {
        let values: RareValues

        init(_ values: RareValues) { self.values = values }

        static func == (one: Rare, other: Rare) -> Bool { one === other || one.values == other.values }
    }

    /// Creates attributes that set nothing.
    init() {}

    private var rareValues: RareValues {
        get { rare?.values ?? .none }
        set { rare = newValue == .none ? nil : Rare(newValue) }
    }

    package var background: Color? {
        get { rare?.values.background }
        set { rareValues.background = newValue }
    }
    /// The line below text. `.some(nil)` removes a line set further out.
    var underline: Text.LineStyle?? {
        get { rare?.values.underline ?? nil }
        set { rareValues.underline = newValue }
    }
    var strikethrough: Text.LineStyle?? {
        get { rare?.values.strikethrough ?? nil }
        set { rareValues.strikethrough = newValue }
    }
    package var kerning: CGFloat? {
        get { rare?.values.kerning }
        set { rareValues.kerning = newValue }
    }
    package var tracking: CGFloat? {
        get { rare?.values.tracking }
        set { rareValues.tracking = newValue }
    }
    package var baselineOffset: CGFloat? {
        get { rare?.values.baselineOffset }
        set { rareValues.baselineOffset = newValue }
    }
    var scale: Text.Scale? {
        get { rare?.values.scale }
        set { rareValues.scale = newValue }
    }
    /// A scale that was set but not enabled. It is stored so that a text with it compares as different.
    var ignoredScale: Text.Scale? {
        get { rare?.values.ignoredScale }
        set { rareValues.ignoredScale = newValue }
    }
    package var language: TypesettingLanguage? {
        get { rare?.values.language }
        set { rareValues.language = newValue }
    }
    var custom: CustomTextAttributes? {
        get { rare?.values.custom }
        set { rareValues.custom = newValue }
    }

    /// Returns both combined; where both set an attribute, `inner` wins.
    package func merging(_ inner: TextAttributes) -> TextAttributes {
        var merged = self
        merged.font = inner.font ?? font
        merged.traits = traits.merging(inner.traits)
        merged.foreground = inner.foreground ?? foreground
        if let own = inner.rare {
            merged.rare = rare.map { Rare($0.values.merging(own.values)) } ?? own
        }
        return merged
    }
}

private enum TextAttributesKey: EnvironmentKey {
    static var defaultValue: TextAttributes { TextAttributes() }
}
private enum MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

/// The alignment of a text's lines to each other.
@frozen public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Lines start at the same side.
    case leading
    /// Lines have the same center.
    case center
    /// Lines end at the same side.
    case trailing
}

extension EnvironmentValues {
    /// The character attributes that surrounding views set, including `font`.
    package var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

    /// The font in force; `nil` means `Font.default`.
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }

    /// The alignment of a text's lines to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The space added between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The place where text is cut if it does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The change of the letter case; `nil` keeps the letters as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of text in the view; `nil` means the default font.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.textAttributes.font, font) }
    /// Sets the weight of text in the view; `nil` leaves it to the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textAttributes.traits.weight, weight)
    }
    /// Sets the width of letters in the view; `nil` leaves it to the font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textAttributes.traits.width, width)
    }
    /// Sets the kind of typeface in the view; `nil` leaves it to the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textAttributes.traits.design, design)
    }
    /// Makes text in the view at least bold; `false` cancels a request from further out.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.isBold, isActive)
    }
    /// Sets text in the view in italics; `false` makes it upright.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.isItalic, isActive)
    }
    /// Sets text in the view in the system's font with letters of equal width; `false` cancels that.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.isMonospaced, isActive)
    }
    /// Gives all digits in the view the same width.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.textAttributes.traits.hasMonospacedDigits, true)
    }
    /// Draws a line below text in the view; `false` removes a line set further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: The pattern of the line's strokes; one continuous stroke by default.
    ///   - color: The line's color; `nil` for the text's.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textAttributes.underline, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
        )
    }
    /// Draws a line through text in the view; `false` removes a line set further out.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - pattern: The pattern of the line's strokes; one continuous stroke by default.
    ///   - color: The line's color; `nil` for the text's.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textAttributes.strikethrough,
            .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Adds to the distance between characters, in points; ligatures stay together.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textAttributes.kerning, kerning)
    }
    /// Adds to the distance between characters, in points; ligatures come apart.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textAttributes.tracking, tracking)
    }
    /// Raises text by a distance in points.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textAttributes.baselineOffset, offset)
    }

    /// Sets the alignment of a text's lines to each other; leading by default.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets the space added between lines, in points. Negative values count as 0.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, max(0, lineSpacing))
    }
    /// Sets where text is cut if it does not fit; at its end by default.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Changes all letters to capitals or to lowercase; `nil`, the default, keeps them.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
