extension Bitmap {
    /// Returns a copy of the picture.
    func copy() -> Bitmap {
        let result = Bitmap(width: width, height: height)
        if result.storage.count == storage.count { _ = result.storage.update(fromContentsOf: storage) }
        return result
    }

    /// Returns a part of the picture; pixels outside of it are transparent.
    package func cropped(to part: PixelRect) -> Bitmap {
        let result = Bitmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<result.height {
            for x in 0..<result.width { result[x, y] = self[Int(part.minX) + x, Int(part.minY) + y] }
        }
        return result
    }

    /// Returns the picture as a stencil: a color, as opaque as the picture.
    package func tinted(_ color: PixelColor) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let pixel = color.premultiplied
        for index in result.storage.indices {
            result.storage[index] = scaled(pixel, by: storage[index] >> 24)
        }
        return result
    }
}
