import PicaCanvas

extension GraphicsContext {
    /// A way to combine new drawing with the drawing below it.
    public struct BlendMode: Equatable, Sendable {
        let operation: BlendOperation

        /// Draws over the content below.
        public static let normal = BlendMode(operation: .normal)
        /// Multiplies the colors, which darkens the result. White changes nothing.
        public static let multiply = BlendMode(operation: .multiply)
        /// Multiplies the inverse colors, which lightens the result. Black changes nothing.
        public static let screen = BlendMode(operation: .screen)
        /// Darkens dark areas below and lightens light ones.
        public static let overlay = BlendMode(operation: .overlay)
        /// Takes the darker value of each channel.
        public static let darken = BlendMode(operation: .darken)
        /// Takes the lighter value of each channel.
        public static let lighten = BlendMode(operation: .lighten)
        /// Brightens the content below by the light colors above.
        public static let colorDodge = BlendMode(operation: .colorDodge)
        /// Darkens the content below by the dark colors above.
        public static let colorBurn = BlendMode(operation: .colorBurn)
        /// Gently darkens or lightens the content below, depending on the color above.
        public static let softLight = BlendMode(operation: .softLight)
        /// Multiplies where the color above is dark, and screens where it is light.
        public static let hardLight = BlendMode(operation: .hardLight)
        /// Takes the difference between the colors.
        public static let difference = BlendMode(operation: .difference)
        /// Takes the difference between the colors with less contrast than `difference`.
        public static let exclusion = BlendMode(operation: .exclusion)
        /// Takes the hue from above, and saturation and luminosity from below.
        public static let hue = BlendMode(operation: .hue)
        /// Takes the saturation from above, and hue and luminosity from below.
        public static let saturation = BlendMode(operation: .saturation)
        /// Takes hue and saturation from above, and luminosity from below.
        public static let color = BlendMode(operation: .color)
        /// Takes the luminosity from above, and hue and saturation from below.
        public static let luminosity = BlendMode(operation: .luminosity)
        /// Leaves nothing, neither the new drawing nor the content below.
        public static let clear = BlendMode(operation: .clear)
        /// Replaces the content below with the new drawing, even where that is clear.
        public static let copy = BlendMode(operation: .copy)
        /// Draws only where there is content below, and removes that.
        public static let sourceIn = BlendMode(operation: .sourceIn)
        /// Draws only where there is no content below, and removes the content below.
        public static let sourceOut = BlendMode(operation: .sourceOut)
        /// Draws over the content below, and only where there is some.
        public static let sourceAtop = BlendMode(operation: .sourceAtop)
        /// Draws behind the content that is there.
        public static let destinationOver = BlendMode(operation: .destinationOver)
        /// Keeps the content below only where the new drawing is opaque.
        public static let destinationIn = BlendMode(operation: .destinationIn)
        /// Removes the content below where the new drawing is opaque.
        public static let destinationOut = BlendMode(operation: .destinationOut)
        /// Draws behind the content that is there, and keeps that only where the new drawing is opaque.
        public static let destinationAtop = BlendMode(operation: .destinationAtop)
        /// Keeps each of the two only where the other is clear.
        public static let xor = BlendMode(operation: .xor)
        /// Adds both colors and darkens the sum.
        public static let plusDarker = BlendMode(operation: .plusDarker)
        /// Adds both colors.
        public static let plusLighter = BlendMode(operation: .plusLighter)
    }
}
