extension GraphicsContext {
    /// The options for the color arithmetic of a filter.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Computes with linear colors, in proportion to light, rather than with sRGB values. It affects blurs and all
        /// changes of colors. Shadows and thresholds mix no colors, so it makes no difference to them.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// The options for a shadow and the drawing that casts it.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above the drawing that casts it, rather than below.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws only the shadow, without the drawing that casts it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Inverts the alpha of the drawing, so that the shadow covers the clear area around it.
        ///
        /// With `shadowAbove` and `BlendMode.sourceAtop` the result is an inner shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Blends the shadow with the content below by itself, in its own blend mode. The drawing follows after it, or
        /// comes before it with `shadowAbove`.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// The options for the result of a blur.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Divides each pixel by its opacity, so that the blurred area is opaque. It is meant for drawings that were
        /// opaque before.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Dithers the result, so that slow changes of color show no bands.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }
}
