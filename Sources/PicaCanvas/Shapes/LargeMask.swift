/// A path's mask that is too large for the atlas, in tiles that are made when they become visible.
final class LargeMask {
    enum Tile {
        case empty
        /// Completely covered, so it is drawn in plain color.
        case full
        case mixed(Texture)
    }

    /// The bounding box of the mask, in pixels.
    let bounds: PixelRect
    private(set) var bytes = 0
    private var tiles: [PixelRect: Tile] = [:]

    /// The side length of a tile, in pixels.
    private static let side: Int32 = 256

    init(bounds: PixelRect) { self.bounds = bounds }

    /// Returns the tiles that overlap a rectangle.
    static func tiles(_ pixels: PixelRect) -> [PixelRect] {
        func starts(_ from: Int32, _ to: Int32) -> StrideTo<Int32> {
            let rest = from % side
            return stride(from: from - (rest < 0 ? rest + side : rest), to: to, by: Int(side))
        }
        return starts(pixels.minY, pixels.maxY).flatMap { y in
            starts(pixels.minX, pixels.maxX).map { PixelRect(x: $0, y: y, width: side, height: side) }
        }
    }

    /// Returns a tile, making it if necessary.
    func tile(_ rect: PixelRect, make: () -> ShapeMask) -> Tile {
        if let known = tiles[rect] { return known }
        let mask = make()
        let tile: Tile
        if mask.coverage.allSatisfy({ $0 == 0 }) {
            tile = .empty
        } else if mask.coverage.allSatisfy({ $0 == 255 }) {
            tile = .full
        } else {
            tile = .mixed(Texture(mask.bitmap))
            bytes += mask.coverage.count * 4
        }
        // Empty tiles count, too, so that their cost is not zero.
        bytes += 64
        tiles[rect] = tile
        return tile
    }
}
