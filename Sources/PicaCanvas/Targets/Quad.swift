/// A rectangle of whole device pixels to be blended: from a texture, pixel by pixel, or plainly with a
/// colour. It lies inside the target.
struct Quad {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
    /// The texture's pixel for the first one.
    var u: Int32 = 0
    var v: Int32 = 0
    /// Premultiplied. Multiplied with the texture's pixels, or the colour itself.
    var tint: UInt32
    /// Whether the texture's pixels are white with alpha, so that the tint alone gives the colour.
    var isMask = false

    var rect: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    /// The part of it in a rectangle; nil for none.
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
