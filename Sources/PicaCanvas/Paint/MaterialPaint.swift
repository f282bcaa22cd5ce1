/// A ground that shows what is behind it blurred, where the target can do that.
package struct MaterialPaint: Hashable, Sendable {
    /// What lies over the blurred picture.
    package var tint: PixelColor
    /// What lies over what is behind where that stays sharp.
    package var plain: PixelColor
    /// From 0 to 1.
    package var opacity: Float

    package init(tint: PixelColor, plain: PixelColor, opacity: Float = 1) {
        self.tint = tint
        self.plain = plain
        self.opacity = opacity
    }

    /// All of it that there is without a blur.
    package var color: PixelColor {
        var color = plain
        color.alpha *= opacity
        return color
    }
}
