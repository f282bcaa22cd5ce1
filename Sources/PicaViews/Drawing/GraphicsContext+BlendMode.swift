import PicaCanvas

extension GraphicsContext {
    /// How drawing is laid over what is below it.
    public struct BlendMode: Equatable, Sendable {
        let operation: BlendOperation

        /// Over it.
        public static let normal = BlendMode(operation: .normal)
        /// Darkens: white changes nothing.
        public static let multiply = BlendMode(operation: .multiply)
        /// Lightens: black changes nothing.
        public static let screen = BlendMode(operation: .screen)
        /// Darkens what is dark below and lightens what is light.
        public static let overlay = BlendMode(operation: .overlay)
        /// The darker of both, channel by channel.
        public static let darken = BlendMode(operation: .darken)
        /// The lighter of both, channel by channel.
        public static let lighten = BlendMode(operation: .lighten)
        /// Brightens what is below by the light above.
        public static let colorDodge = BlendMode(operation: .colorDodge)
        /// Darkens what is below by the dark above.
        public static let colorBurn = BlendMode(operation: .colorBurn)
        /// Darkens or lightens gently by what is above.
        public static let softLight = BlendMode(operation: .softLight)
        /// Multiplies where it is dark above, screens where it is light.
        public static let hardLight = BlendMode(operation: .hardLight)
        /// How far the colours are apart.
        public static let difference = BlendMode(operation: .difference)
        /// As `difference`, with less contrast.
        public static let exclusion = BlendMode(operation: .exclusion)
        /// The hue from above.
        public static let hue = BlendMode(operation: .hue)
        /// The saturation from above.
        public static let saturation = BlendMode(operation: .saturation)
        /// Hue and saturation from above.
        public static let color = BlendMode(operation: .color)
        /// The lightness from above.
        public static let luminosity = BlendMode(operation: .luminosity)
        /// Nothing at all, whatever was there.
        public static let clear = BlendMode(operation: .clear)
        /// What is above alone, where it is clear, too.
        public static let copy = BlendMode(operation: .copy)
        /// What is above, only where there is something below.
        public static let sourceIn = BlendMode(operation: .sourceIn)
        /// What is above, only where there is nothing below.
        public static let sourceOut = BlendMode(operation: .sourceOut)
        /// Over it, and only where there is something below.
        public static let sourceAtop = BlendMode(operation: .sourceAtop)
        /// Behind what is there.
        public static let destinationOver = BlendMode(operation: .destinationOver)
        /// Leaves what is below only where there is something above.
        public static let destinationIn = BlendMode(operation: .destinationIn)
        /// Takes away what is below where there is something above.
        public static let destinationOut = BlendMode(operation: .destinationOut)
        /// Behind what is there, and that only where there is something above.
        public static let destinationAtop = BlendMode(operation: .destinationAtop)
        /// Each where the other is not.
        public static let xor = BlendMode(operation: .xor)
        /// The sum of both, darkened.
        public static let plusDarker = BlendMode(operation: .plusDarker)
        /// The sum of both.
        public static let plusLighter = BlendMode(operation: .plusLighter)
    }
}
