import Foundation
import PicaFoundation

/// A shape's mask in the atlas, with its position relative to the shape's origin.
struct ShapeImage {
    var entry = AtlasEntry()
    var left: Int32 = 0
    var top: Int32 = 0
}

/// A cache of masks of corners, small paths and shadows, and of images at their drawn size.
final class ShapeCache {
    enum Key: Hashable {
        /// Four corners in a square of twice `side` pixels, whose curves begin at `extent` radii. An `extent` of 1
        /// gives quarter circles; a `border` of 0 fills them.
        case corners(radius: CGFloat, extent: CGFloat, border: Int32, side: Int32)
        case layers([PathLayer], CGAffineTransform)
        /// A glyph's outline, rotated or scaled.
        case glyph(face: Int, UInt32, treatment: UInt8, contrast: GlyphContrast, CGAffineTransform)
        case shadow(width: Int, height: Int, radius: CGFloat, reach: Int)
    }

    /// The longest side of a mask in the atlas; larger masks are stored in tiles.
    static let largestSide: Int32 = 128
    /// The longest side for four corners, whose mask saves drawing everything between them.
    static let largestCorners: Int32 = 512
    /// The cost of a mask in the atlas, in bytes: it limits their number to 16,384.
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
        /// The picture's identifier: the entry need not keep the picture alive.
        var bitmap: Int
        var width: Int32
        var height: Int32
        /// The part of the picture at that size.
        var part: PixelRect
    }

    init(atlas: Atlas) { self.atlas = atlas }

    /// Returns a cached shape, or `nil` if there is none or its atlas page was evicted.
    func known(_ key: Key) -> Shape? {
        guard let shape = shapes[key] else { return nil }
        if case .small(let image) = shape, atlas.page(of: image.entry) == nil { return nil }
        return shape
    }

    /// Updates the cost of a mask that has new tiles.
    func keep(_ mask: LargeMask, for key: Key) { shapes.insert(.large(mask), cost: mask.bytes, for: key) }

    /// Returns a cached glyph, or `nil` if there is none or its atlas page was evicted.
    func known(_ glyph: TurnedGlyph) -> ShapeImage? {
        turnedGlyphs.image(of: glyph).flatMap { atlas.page(of: $0.entry) == nil ? nil : $0 }
    }

    /// Draws a glyph into the atlas.
    /// - Returns: `nil` if it has no ink or is too large.
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

    /// Adds a shape's mask to the atlas.
    /// - Parameter rect: Its position relative to the shape's origin.
    func keep(_ pixels: [UInt32], _ rect: PixelRect, for key: Key) -> ShapeImage {
        let image = ShapeImage(
            entry: atlas.insert(pixels, width: Int(rect.width), height: Int(rect.height)), left: rect.minX,
            top: rect.minY)
        shapes.insert(.small(image), cost: Self.smallCost, for: key)
        return image
    }

    /// Returns a shape in the atlas, made if necessary.
    func image(_ key: Key, make: (PathRaster) -> (pixels: [UInt32], rect: PixelRect)) -> ShapeImage? {
        if case .small(let image) = known(key) { return image }
        let (pixels, rect) = make(raster)
        return rect.isEmpty ? nil : keep(pixels, rect, for: key)
    }

    /// Returns the mask with the four corners of a rounded rectangle or border.
    func corners(radius: CGFloat, extent: CGFloat, border: Int32, side: Int32) -> ShapeImage? {
        image(.corners(radius: radius, extent: extent, border: border, side: side)) { raster in
            // One corner is drawn and the others are mirrored, so they are identical.
            let beyond = CGFloat(2 * side)
            let whole = 2 * (beyond + CGFloat(side))
            var path = CanvasPath(isEvenOdd: true)
            path.addRoundedRect(
                CGRect(x: 0, y: 0, width: whole, height: whole), radius: radius, extent: extent)
            if border > 0 {
                let inner = CGRect(x: 0, y: 0, width: whole, height: whole).insetBy(
                    dx: CGFloat(border), dy: CGFloat(border))
                let innerRadius = max(0, radius - CGFloat(border))
                // The space of a rectangle that gives its corners `extent` radii, without the border.
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

    /// Returns a part of an image at a size in pixels.
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
