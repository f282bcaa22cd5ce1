/// The style of a run of text.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescriptor
    /// The BCP 47 tag that selects glyph forms, fallback fonts and line-break conventions; `nil` for the script's
    /// defaults.
    ///
    /// Its extensions select conventions: `ja-u-lb-strict`, also `loose` and `normal`, for CSS's `line-break`;
    /// `ko-u-lw-keepall` for `word-break: keep-all`.
    package var language: String?
    /// The space added between characters, in points; ligatures stay.
    package var kerning: Double
    /// The space added after each character, in points; ligatures are disabled.
    package var tracking: Double
    /// The distance by which the text is raised, in points.
    package var baselineOffset: Double
    /// Whether optional ligatures are used; those that a script requires always are.
    package var hasLigatures = true
    /// Whether pair kerning is applied.
    package var hasPairKerning = true
    /// The OpenType feature settings, which override all other properties.
    package var features: [FontFeature] = []
    /// The attachment shown for each U+FFFC of the text; `nil` shows the character.
    package var attachment: InlineAttachment?
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// The index in the caller's palette: this module has no colors.
    package var paint: Int
    /// The palette index of the background; `nil` for none.
    package var background: Int?
    /// An index in a table of the caller for data unknown to this module; `nil` for none.
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

    /// The style without properties that only affect drawing. Adjacent text with equal results is shaped as one.
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
        /// A line twice as thick, and two lines with a gap as large as their thickness.
        case thick, double
        /// A wave three times as high as its thickness.
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
