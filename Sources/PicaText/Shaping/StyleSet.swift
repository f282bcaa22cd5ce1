/// The faces and metrics of a text's styles, shared by all texts with these styles.
final class StyleSet {
    /// The properties of a style that runs and lines use, because copying a whole style is expensive.
    struct Measures {
        let size: Double
        let raise: Double
        let tracking: Double
        let primary: ObjectIdentifier
        /// The metrics of the style's own face and of its attachment.
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

        /// Returns a length limited so that sums stay finite. A length that is not finite becomes 0.
        private static func sane(_ length: Double) -> Double {
            length.isFinite ? min(max(length, -1e6), 1e6) : 0
        }
    }

    let styles: [TextStyle]
    let fonts: [StyleFonts]
    /// The metrics of each style's own face at its size.
    let metrics: [FontMetrics]
    let measures: ContiguousArray<Measures>

    init(_ styles: [TextStyle], _ fonts: [StyleFonts]) {
        self.styles = styles
        self.fonts = fonts
        let metrics = zip(styles, fonts).map { $1.primary.face.metrics(size: $0.font.size) }
        self.metrics = metrics
        measures = ContiguousArray(styles.indices.map { Measures(styles[$0], fonts[$0], metrics[$0]) })
    }

    /// Whether the set belongs to the same array of styles. Comparing the contents would take longer than it saves.
    func isOf(_ other: [TextStyle]) -> Bool {
        styles.withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
        }
    }
}
