extension Bitmap {
    /// The same pixels in memory of their own.
    func copy() -> Bitmap {
        let result = Bitmap(width: width, height: height)
        if result.storage.count == storage.count { _ = result.storage.update(fromContentsOf: storage) }
        return result
    }

    /// A part of the picture; what lies outside of it is transparent.
    package func cropped(to part: PixelRect) -> Bitmap {
        let result = Bitmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<result.height {
            for x in 0..<result.width { result[x, y] = self[Int(part.minX) + x, Int(part.minY) + y] }
        }
        return result
    }

    /// The picture as a stencil: a colour, as opaque as the picture is.
    package func tinted(_ color: PixelColor) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let pixel = color.premultiplied
        for index in result.storage.indices {
            result.storage[index] = scaled(pixel, by: storage[index] >> 24)
        }
        return result
    }
}
