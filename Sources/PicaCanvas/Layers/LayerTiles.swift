import Foundation
import PicaFoundation

/// A cache of layer pictures that are composited in memory, tile by tile. They are kept while their contents do not
/// change.
///
/// A tile's key is everything drawn on it, so a moved layer, or another that looks the same, finds it again.
final class LayerTiles {
    struct Tile {
        /// The tile's pixels, as far as they are visible.
        var frame: PixelRect
        /// The pixels that its texture contains.
        var ink: PixelRect
        /// The texture; `nil` if the tile is empty.
        var texture: Texture?
    }

    private struct Key: Hashable {
        var filters: [PixelFilter]
        /// The projection from the layer's own pixels to those counted from the tile's corner.
        var projection: [Float]
        /// The quads as numbers, counted from the tile's corner.
        var content: [Int32]
    }

    private static let log = Logger(subsystem: "Pica", category: "canvas")
    private static let budget = 48 << 20
    private var known = RecentCache<Key, Texture>(capacity: budget)
    /// The number of tiles composited so far.
    private(set) var madeCount = 0

    /// Returns the visible tiles of a layer.
    func tiles(of record: LayerRecord) -> [Tile] {
        let visible = record.visible
        guard !visible.isEmpty else { return [] }
        let ink = record.seen
        let needed = record.blend.affectsUncovered ? visible : visible.intersection(ink)
        guard !needed.isEmpty else { return [] }
        var tiles: [Tile] = []
        var missing: [(index: Int, key: Key)] = []
        // A small and complete layer is a single tile, which is found again at any position.
        let own = record.isSmallAndWhole ? ink : nil
        for y in stride(
            from: own?.minY ?? record.row(needed.minY), to: needed.maxY, by: Int(LayerRecord.tileSide))
        {
            for x in stride(
                from: own?.minX ?? record.column(needed.minX), to: needed.maxX, by: Int(LayerRecord.tileSide))
            {
                let frame = PixelRect(
                    x: x, y: y, width: LayerRecord.tileSide, height: LayerRecord.tileSide)
                var tile = Tile(frame: frame.intersection(visible), ink: frame.intersection(ink))
                if !tile.ink.isEmpty, let key = key(record, tile.ink, corner: frame) {
                    tile.texture = known[key]
                    if tile.texture == nil { missing.append((tiles.count, key)) }
                }
                tiles.append(tile)
            }
        }
        guard !missing.isEmpty else { return tiles }
        // Drawn as one picture, so that the surroundings for filters are made once.
        let whole = missing.reduce(PixelRect.zero) { $0.union(tiles[$1.index].ink) }
        let anchor = own.map { ($0.minX, $0.minY) } ?? (record.anchorX, record.anchorY)
        guard let picture = picture(of: record, whole, anchor: anchor) else { return tiles }
        for (index, key) in missing {
            let texture = Texture(picture.part(tiles[index].ink))
            tiles[index].texture = texture
            known.insert(texture, cost: tiles[index].ink.area * 4 + key.content.count * 4, for: key)
        }
        madeCount += missing.count
        return tiles
    }

    /// Returns the key of a tile's content, or `nil` if it is empty.
    private func key(_ record: LayerRecord, _ ink: PixelRect, corner: PixelRect) -> Key? {
        let source = record.source(of: ink)
        // A projection's own pixels stay at their positions when the layer moves.
        let origin = record.projection == nil ? corner : .zero
        var content = [
            ink.minX &- corner.minX, ink.minY &- corner.minY, ink.width, ink.height,
        ]
        let start = content.count
        for case .quads(let batch) in record.items {
            var hasBegun = false
            for quad in batch.quads {
                guard let quad = quad.cut(to: source) else { continue }
                if !hasBegun {
                    let id = batch.texture?.id ?? 0
                    content += [
                        .min, Int32(truncatingIfNeeded: id), Int32(truncatingIfNeeded: id >> 32),
                        Int32(batch.blend.rawValue),
                    ]
                    hasBegun = true
                }
                content.append(quad.x &- origin.minX)
                content.append(quad.y &- origin.minY)
                content.append(quad.width)
                content.append(quad.height)
                content.append(quad.u)
                content.append(quad.v)
                content.append(Int32(bitPattern: quad.tint))
            }
        }
        guard content.count > start || record.isBoundless else { return nil }
        return Key(
            filters: record.filters.map { $0.moved(x: -corner.minX, y: -corner.minY) },
            projection: record.projection?.entries(fromX: corner.minX, y: corner.minY) ?? [],
            content: content)
    }

    /// Pixels, with the position of the first one.
    private struct Picture {
        var bitmap: Bitmap
        var rect: PixelRect

        func part(_ part: PixelRect) -> Bitmap {
            if part == rect { return bitmap }
            let result = Bitmap(width: Int(part.width), height: Int(part.height))
            guard let source = bitmap.storage.baseAddress, let target = result.storage.baseAddress else {
                return result
            }
            for y in 0..<result.height {
                let start = (Int(part.minY - rect.minY) + y) * bitmap.width + Int(part.minX - rect.minX)
                (target + y * result.width).update(from: source + start, count: result.width)
            }
            return result
        }
    }

    /// The most own pixels of a projection to process at once.
    private static let mostPixels = 1 << 26

    private func picture(
        of record: LayerRecord, _ wanted: PixelRect, anchor: (x: Int32, y: Int32)
    ) -> Picture? {
        var rect = record.source(of: wanted)
        if record.projection != nil {
            rect = rect.intersection(record.ink)
            guard rect.area <= Self.mostPixels else {
                Self.log.warningOnce("a view seen from the side is too large to be drawn")
                return nil
            }
        }
        let bitmap = Bitmap(width: Int(rect.width), height: Int(rect.height))
        guard bitmap.width > 0 else { return nil }
        let target = SoftwareTarget(bitmap, originX: Int(rect.minX), originY: Int(rect.minY))
        for case .quads(let batch) in record.items {
            let quads = batch.quads.compactMap { $0.cut(to: rect) }
            quads.withUnsafeBufferPointer { target.draw($0, from: batch.texture, batch.blend) }
        }
        for filter in record.filters { filter.apply(to: bitmap, rect, anchor: anchor) }
        guard let projection = record.projection else { return Picture(bitmap: bitmap, rect: rect) }
        let seen = Bitmap(width: Int(wanted.width), height: Int(wanted.height))
        projection.draw(bitmap, rect, into: seen, wanted)
        return Picture(bitmap: seen, rect: wanted)
    }
}
