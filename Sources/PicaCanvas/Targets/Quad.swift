/// A rectangle of whole device pixels to blend: from a texture, pixel by pixel, or in a plain color. It lies inside the
/// target.
struct Quad {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
    /// The position of the first pixel in the texture.
    var u: Int32 = 0
    var v: Int32 = 0
    /// The premultiplied tint of the texture's pixels, or the plain color.
    var tint: UInt32
    /// Whether the texture's pixels are white with alpha, so that the tint alone determines the color.
    var isMask = false

    var rect: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    /// Returns the part in a rectangle, or `nil` if there is none.
    func cut(to rect: PixelRect) -> Quad? {
        let part = self.rect.intersection(rect)
        guard !part.isEmpty else { return nil }
        var quad = self
        quad.u &+= part.minX &- x
        quad.v &+= part.minY &- y
        (quad.x, quad.y, quad.width, quad.height) = (part.minX, part.minY, part.width, part.height)
        return quad
    }
}
