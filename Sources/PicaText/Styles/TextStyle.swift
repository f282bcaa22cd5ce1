/// How a run of text is set.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescriptor
    /// A BCP 47 tag that chooses glyph forms, fallback fonts and break conventions; nil for the script's
    /// own defaults. Its extensions choose among the conventions: `ja-u-lb-strict`, also `loose` and
    /// `normal`, for CSS's `line-break`; `ko-u-lw-keepall` for `word-break: keep-all`.
    package var language: String?
    /// Added between characters, in points; ligatures stay.
    package var kerning: Double
    /// Added after each character, in points; ligatures come apart.
    package var tracking: Double
    /// How far the text is raised, in points.
    package var baselineOffset: Double
    /// Whether letters join into ligatures where the font only offers it; those a script needs stay.
    package var hasLigatures = true
    /// Whether pairs of letters move together or apart as the font says.
    package var hasPairKerning = true
    /// Settings of OpenType features, the last word over all else that chooses them.
    package var features: [FontFeature] = []
    /// What each U+FFFC of the text shows; nil shows the character.
    package var attachment: InlineAttachment?
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// An index in the caller's palette: this floor knows no colours.
    package var paint: Int
    /// The same for what is behind the text; nil for nothing.
    package var background: Int?
    /// An index in a table of the caller's, of what this floor knows nothing about; nil for nothing.
    package var tag: Int?

    package init(
        font: FontDescriptor, language: String? = nil, kerning: Double = 0, tracking: Double = 0,
        baselineOffset: Double = 0, underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil,
        paint: Int = 0
    ) {
        self.font = font
        self.language = language
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.paint = paint
    }

    /// The style without what is only drawn: of two that are the same so, text goes on from one to the other
    /// as if they were one.
    var shaping: TextStyle {
        var style = self
        style.underline = nil
        style.strikethrough = nil
        style.paint = 0
        style.background = nil
        style.tag = nil
        return style
    }
}

/// An underline or a strike-through.
package struct LineDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
        /// Twice as thick, and two lines with as much room between them as they are thick.
        case thick, double
        /// Three times as high as it is thick.
        case wave
    }

    package var pattern: Pattern
    /// An index in the caller's palette; nil for the text's own.
    package var paint: Int?

    package init(pattern: Pattern = .solid, paint: Int? = nil) {
        self.pattern = pattern
        self.paint = paint
    }
}
