/// A background that shows a blurred backdrop if the target supports it.
package struct MaterialPaint: Hashable, Sendable {
    /// The color over the blurred backdrop.
    package var tint: PixelColor
    /// The color over the backdrop when it is not blurred.
    package var plain: PixelColor
    /// The opacity, from 0 to 1.
    package var opacity: Float

    package init(tint: PixelColor, plain: PixelColor, opacity: Float = 1) {
        self.tint = tint
        self.plain = plain
        self.opacity = opacity
    }

    /// The plain color with the opacity, for drawing without a blur.
    package var color: PixelColor {
        var color = plain
        color.alpha *= opacity
        return color
    }
}
