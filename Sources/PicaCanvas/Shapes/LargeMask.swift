/// A path's mask that is too large for the atlas, in tiles that come into being as they are seen.
final class LargeMask {
    enum Tile {
        case empty
        /// Covered wholly: plain colour does.
        case full
        case mixed(Texture)
    }

    /// All pixels that the mask may touch.
    let bounds: PixelRect
    private(set) var bytes = 0
    private var tiles: [PixelRect: Tile] = [:]

    /// In pixels.
    private static let side: Int32 = 256

    init(bounds: PixelRect) { self.bounds = bounds }

    /// The tiles that pixels lie in.
    static func tiles(_ pixels: PixelRect) -> [PixelRect] {
        func starts(_ from: Int32, _ to: Int32) -> StrideTo<Int32> {
            let rest = from % side
            return stride(from: from - (rest < 0 ? rest + side : rest), to: to, by: Int(side))
        }
        return starts(pixels.minY, pixels.maxY).flatMap { y in
            starts(pixels.minX, pixels.maxX).map { PixelRect(x: $0, y: y, width: side, height: side) }
        }
    }

    /// A tile, made when it is not there.
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
        // Something even for nothing, so that what was made is kept.
        bytes += 64
        tiles[rect] = tile
        return tile
    }
}
