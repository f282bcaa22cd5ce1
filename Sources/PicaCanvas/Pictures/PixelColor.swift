/// A color in sRGB with straight alpha; every component is from 0 to 1.
package struct PixelColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The color as a premultiplied pixel: 0xAARRGGBB. Components outside 0...1 are clamped.
    var premultiplied: UInt32 {
        let alpha = Self.unit(alpha)
        func byte(_ value: Float) -> UInt32 { UInt32(value * 255 + 0.5) }
        return byte(alpha) << 24 | byte(Self.unit(red) * alpha) << 16
            | byte(Self.unit(green) * alpha) << 8 | byte(Self.unit(blue) * alpha)
    }

    /// Returns a component clamped to 0...1; a NaN becomes 0.
    private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}

/// Returns a premultiplied pixel with every channel multiplied by `factor`, where 0...255 stands for 0...1.
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
        let product = (pixel >> shift & 0xFF) * factor + 128
        return ((product + (product >> 8)) >> 8) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
}
