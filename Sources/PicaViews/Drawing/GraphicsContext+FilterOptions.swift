extension GraphicsContext {
    /// How a filter reckons with colours.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Takes colours in proportion to light, rather than as sRGB has them: for blurs and for all changes of
        /// colours. Shadows and thresholds mix no colours, and are the same either way.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// How a shadow stands to what throws it.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above what throws it, rather than below.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws the shadow, and not what throws it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Draws the shadow where nothing throws it: all around what is drawn, as far as one may draw.
        ///
        /// Together with `shadowAbove` and `BlendMode.sourceAtop` it is a shadow that edges throw inwards.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Lays the shadow over the picture by itself, in its own blend mode, and what throws it after that (or
        /// before, with `shadowAbove`), rather than both as one.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// What becomes of a blurred picture.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Divides each pixel by its opacity, so that what the blur reaches is opaque; meant for what was opaque
        /// before.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Rounds neighbouring pixels differently, so that slow changes of colour show no steps.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }
}
