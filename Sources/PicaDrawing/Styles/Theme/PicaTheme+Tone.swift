import PicaCanvas

extension PicaTheme {
    /// A color of a theme: one for light and one for dark interfaces.
    public struct Tone: Hashable, Sendable {
        let light: PixelColor
        let dark: PixelColor
        /// The colors with increased contrast; `nil` to derive them.
        let strong: Pair?

        struct Pair: Hashable, Sendable {
            let light: PixelColor
            let dark: PixelColor
        }

        /// Creates an opaque tone from numbers of the form `0xRRGGBB`.
        ///
        /// - Parameters:
        ///   - light: The color in a light interface.
        ///   - dark: The color in a dark interface.
        public init(light: UInt32, dark: UInt32) {
            self.init(PixelColor(hex: light), PixelColor(hex: dark), strong: nil)
        }

        /// Creates a tone.
        ///
        /// - Parameters:
        ///   - light: The color in a light interface.
        ///   - dark: The color in a dark interface.
        public init(light: Color.Resolved, dark: Color.Resolved) {
            self.init(PixelColor(light), PixelColor(dark), strong: nil)
        }

        init(_ light: PixelColor, _ dark: PixelColor, strong: Pair?) {
            (self.light, self.dark, self.strong) = (light, dark, strong)
        }

        /// - Parameter strong: The numbers used instead with increased contrast.
        init(_ light: UInt32, _ dark: UInt32, strong: (light: UInt32, dark: UInt32)? = nil) {
            self.init(
                PixelColor(hex: light), PixelColor(hex: dark),
                strong: strong.map { Pair(light: PixelColor(hex: $0.light), dark: PixelColor(hex: $0.dark)) })
        }
    }
}
