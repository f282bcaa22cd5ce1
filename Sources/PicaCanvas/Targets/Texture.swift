import PicaFoundation

/// Source pixels for quads. They are an atlas page, an image at its drawn size, or a tile of a layer or of a large
/// mask.
final class Texture {
    /// The identifier, unique in the process and never 0.
    let id: Int
    let bitmap: Bitmap
    /// The areas written since the texture was made, in order. A target with its own copy applies those after its last
    /// update.
    private(set) var changes: [PixelRect] = []

    init(_ bitmap: Bitmap) {
        id = Self.ids.next()
        self.bitmap = bitmap
    }

    /// Writes a picture's rows at a position where they fit.
    func write(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, x: Int, y: Int) {
        guard let source = pixels.baseAddress, let target = bitmap.storage.baseAddress else { return }
        for row in 0..<height {
            (target + (y + row) * bitmap.width + x).update(from: source + row * width, count: width)
        }
        changes.append(PixelRect(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height)))
    }

    private static let ids = Counter()
}
