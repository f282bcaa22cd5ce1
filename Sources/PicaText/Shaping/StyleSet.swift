/// What the styles of a text come to: their faces and measures, shared by all texts that share the styles.
final class StyleSet {
    /// What of a style runs and lines ask for: a whole style is dear to copy.
    struct Measures {
        let size: Double
        let raise: Double
        let tracking: Double
        let primary: ObjectIdentifier
        /// Of the style's own face, and of its attachment.
        let ascent: Double
        let descent: Double
        let leading: Double
        let attachment: InlineAttachment?

        fileprivate init(_ style: TextStyle, _ fonts: StyleFonts, _ own: FontMetrics) {
            primary = ObjectIdentifier(fonts.primary.face)
            size = style.font.size
            raise = Self.sane(style.baselineOffset)
            tracking = Self.sane(style.tracking + style.kerning)
            attachment = style.attachment
            ascent = max(own.ascent, attachment?.ascent ?? own.ascent)
            descent = max(own.descent, attachment?.descent ?? own.descent)
            leading = own.leading
        }

        /// A length that sums stay numbers with; what is none is 0.
        private static func sane(_ length: Double) -> Double {
            length.isFinite ? min(max(length, -1e6), 1e6) : 0
        }
    }

    let styles: [TextStyle]
    let fonts: [StyleFonts]
    /// The measures of each style's own face at its size.
    let metrics: [FontMetrics]
    let measures: ContiguousArray<Measures>

    init(_ styles: [TextStyle], _ fonts: [StyleFonts]) {
        self.styles = styles
        self.fonts = fonts
        let metrics = zip(styles, fonts).map { $1.primary.face.metrics(size: $0.font.size) }
        self.metrics = metrics
        measures = ContiguousArray(styles.indices.map { Measures(styles[$0], fonts[$0], metrics[$0]) })
    }

    /// Whether these are the styles of just this array: to compare what is in it would take longer than it
    /// saves.
    func isOf(_ other: [TextStyle]) -> Bool {
        styles.withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
        }
    }
}
