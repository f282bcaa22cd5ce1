import Foundation
import PicaFoundation

/// A shape's mask in the atlas and where it stands from the shape's origin.
struct ShapeImage {
    var entry = AtlasEntry()
    var left: Int32 = 0
    var top: Int32 = 0
}

/// Masks of corners, small paths and shadows, and images at the size they are drawn.
final class ShapeCache {
    enum Key: Hashable {
        /// Four corners in a square of twice `side` pixels, which bend from `extent` radii on: quarter
        /// circles where that is 1; `border` 0 fills them.
        case corners(radius: CGFloat, extent: CGFloat, border: Int32, side: Int32)
        case layers([PathLayer], CGAffineTransform)
        /// An outline of a face, turned or scaled.
        case glyph(face: Int, UInt32, treatment: UInt8, contrast: GlyphContrast, CGAffineTransform)
        case shadow(width: Int, height: Int, radius: CGFloat, reach: Int)
    }

    /// Masks of larger sides are kept in tiles.
    static let largestSide: Int32 = 128
    /// The same for four corners, whose mask saves drawing all that lies between them.
    static let largestCorners: Int32 = 512
    /// What one in the atlas counts as, in bytes: so there are 16,384 at the most.
    private static let smallCost = 2048
    private static let maximumMaskBytes = 32 << 20
    private static let maximumImageBytes = 64 << 20

    let raster = PathRaster()
    private let atlas: Atlas
    private var shapes = RecentCache<Key, Shape>(capacity: maximumMaskBytes)
    private var turnedGlyphs = TurnedGlyphCache()
    private var images = RecentCache<ImageKey, Texture>(capacity: maximumImageBytes)

    enum Shape {
        case small(ShapeImage)
        /// A mask in tiles.
        case large(LargeMask)
    }

    private struct ImageKey: Hashable {
        /// Its number: what was made of a picture need not keep the picture.
        var bitmap: Int
        var width: Int32
        var height: Int32
        /// Of that size.
        var part: PixelRect
    }

    init(atlas: Atlas) { self.atlas = atlas }

    /// A shape that was made before; nil, too, where its page in the atlas was given up since.
    func known(_ key: Key) -> Shape? {
        guard let shape = shapes[key] else { return nil }
        if case .small(let image) = shape, atlas.page(of: image.entry) == nil { return nil }
        return shape
    }

    /// Keeps a mask, which has new tiles.
    func keep(_ mask: LargeMask, for key: Key) { shapes.insert(.large(mask), cost: mask.bytes, for: key) }

    /// A glyph that was drawn before; nil, too, where its page in the atlas was given up since.
    func known(_ glyph: TurnedGlyph) -> ShapeImage? {
        turnedGlyphs.image(of: glyph).flatMap { atlas.page(of: $0.entry) == nil ? nil : $0 }
    }

    /// Draws a glyph into the atlas.
    /// - Returns: nil where it has no ink, or is too large.
    func draw(
        _ glyph: TurnedGlyph, _ outline: [Polyline], _ transform: CGAffineTransform, _ contrast: GlyphContrast
    ) -> ShapeImage? {
        raster.draw(outline, transform, contrast, largest: Self.largestSide) { pixels, rect in
            let image = ShapeImage(
                entry: atlas.insert(pixels, width: Int(rect.width), height: Int(rect.height)),
                left: rect.minX,
                top: rect.minY)
            turnedGlyphs.insert(image, for: glyph)
            return image
        }
    }

    /// Puts a shape's mask into the atlas.
    /// - Parameter rect: Where it stands from the shape's origin.
    func keep(_ pixels: [UInt32], _ rect: PixelRect, for key: Key) -> ShapeImage {
        let image = ShapeImage(
            entry: atlas.insert(pixels, width: Int(rect.width), height: Int(rect.height)), left: rect.minX,
            top: rect.minY)
        shapes.insert(.small(image), cost: Self.smallCost, for: key)
        return image
    }

    /// A shape in the atlas, made when it is not there.
    func image(_ key: Key, make: (PathRaster) -> (pixels: [UInt32], rect: PixelRect)) -> ShapeImage? {
        if case .small(let image) = known(key) { return image }
        let (pixels, rect) = make(raster)
        return rect.isEmpty ? nil : keep(pixels, rect, for: key)
    }

    /// The mask that a rounded rectangle's or border's four corners are cut from.
    func corners(radius: CGFloat, extent: CGFloat, border: Int32, side: Int32) -> ShapeImage? {
        image(.corners(radius: radius, extent: extent, border: border, side: side)) { raster in
            // One corner is drawn and the others mirrored, so they are alike to the bit.
            let beyond = CGFloat(2 * side)
            let whole = 2 * (beyond + CGFloat(side))
            var path = CanvasPath(isEvenOdd: true)
            path.addRoundedRect(
                CGRect(x: 0, y: 0, width: whole, height: whole), radius: radius, extent: extent)
            if border > 0 {
                let inner = CGRect(x: 0, y: 0, width: whole, height: whole).insetBy(
                    dx: CGFloat(border), dy: CGFloat(border))
                let innerRadius = max(0, radius - CGFloat(border))
                // The room of a rectangle that leaves its corners `extent` radii, without the border.
                let room = innerRadius > 0 ? (radius * extent - CGFloat(border)) / innerRadius : 1
                let innerExtent = extent > 1 ? CornerCurve.continuous.extent(in: room) : 1
                path.addRoundedRect(inner, radius: innerRadius, extent: innerExtent)
            }
            let outlines = PathRaster.Outlines([PathLayer(path)], .identity)
            let corner = raster.mask(outlines, in: PixelRect(x: 0, y: 0, width: side, height: side))
            let count = Int(side)
            var pixels = [UInt32](repeating: 0, count: 4 * count * count)
            for y in 0..<2 * count {
                for x in 0..<2 * count {
                    let row = min(y, 2 * count - 1 - y)
                    let column = min(x, 2 * count - 1 - x)
                    pixels[y * 2 * count + x] =
                        UInt32(corner.coverage[row * count + column]) &* 0x0101_0101
                }
            }
            return (pixels, PixelRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
        }
    }

    /// A segment of an image at a size in pixels.
    func texture(_ bitmap: Bitmap, width: Int32, height: Int32, part: PixelRect) -> Texture {
        let key = ImageKey(bitmap: bitmap.id, width: width, height: height, part: part)
        if let known = images[key] { return known }
        let isOriginal = Int(width) == bitmap.width && Int(height) == bitmap.height
        let isWhole = part.width == width && part.height == height
        let scaled =
            switch (isOriginal, isWhole) {
            case (true, true): bitmap
            case (true, false): bitmap.cropped(to: part)
            default: bitmap.resized(width: Int(width), height: Int(height), part: part)
            }
        let texture = Texture(scaled)
        images.insert(texture, cost: scaled.storage.count * 4, for: key)
        return texture
    }
}
