import CPicaSDL
import Foundation
import PicaFoundation
import PicaText

/// The cache of all drawn glyphs and shapes of the main thread, with the faces open in SDL_ttf.
///
/// All windows and pictures share one.
package final class GlyphCache {
    /// The largest em size that is rasterized for the atlas, in pixels.
    ///
    /// Larger text is filled from its outlines, and a larger glyph without an outline is scaled up.
    package static let largestSize = 1024

    let atlas: Atlas
    let shapes: ShapeCache
    let layerTiles = LayerTiles()
    /// The flattened outlines, in font units, with y downward.
    private var outlines = RecentCache<OutlineKey, [Polyline]>(capacity: 8 << 20)
    private var pictures = RecentCache<PictureKey, TurnedPicture>(capacity: 8 << 20)
    private var library: FontLibrary?
    private var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
    private var rasters = RecentCache<RasterKey, FontRaster?>(capacity: maximumRasters)
    private var warnedFaces: Set<Int> = []
    private let logger = Logger(subsystem: "Pica", category: "Fonts")
    private var clock = 0
    /// The number of glyphs drawn from the atlas, including those first rasterized for it.
    var drawnCount = 0
    private var rasterizedCount = 0

    /// The limits on the kept strikes. Few sizes and faces are in use at a time, and an animated size must not pile up.
    private static let maximumStrikes = 512
    private static let maximumTableBytes = 8 << 20
    /// The number of rasterized glyphs between two checks of the tables' size, as tables only grow by rasterizing.
    private static let glyphsBetweenTrims = 256
    private static let maximumRasters = 64

    private struct OutlineKey: Hashable {
        var face: Int
        var glyph: UInt32
        /// The largest distance of the segments from the curves: a power of two, in font units.
        var fineness: Int
    }

    private struct PictureKey: Hashable {
        var raster: RasterKey
        var glyph: UInt32
        var size: Int
    }

    /// A glyph's pixels for rotated or scaled drawing, with their position relative to the pen.
    struct TurnedPicture {
        var bitmap: Bitmap
        var left: Int
        var top: Int
        var isColored: Bool
    }

    private struct RasterKey: Hashable {
        var face: Int
        var treatment: UInt8
    }

    /// - Parameter atlasBudget: The bytes that drawn glyphs and shapes may occupy.
    package init(atlasBudget: Int = 16 << 20) {
        atlas = Atlas(budget: atlasBudget)
        shapes = ShapeCache(atlas: atlas)
    }

    /// - Parameters:
    ///   - size: The em size in pixels.
    ///   - down: The distance of the baseline below its whole pixel, in quarter pixels, 0...3.
    func strike(
        _ face: FontFace, size: Double, treatment: FontTreatment, contrast: GlyphContrast, down: Int = 0
    ) -> GlyphStrike? {
        guard size > 0, size.isFinite else { return nil }
        let fixed = Int((size * 64).rounded())
        guard fixed > 0, fixed <= Self.largestSize * 64 else { return nil }
        // Colored glyphs need no contrast correction, so one drawing serves all.
        let key = GlyphStrike.Key(
            face: face.id, size: fixed, treatment: treatment.rawValue,
            contrast: face.hasColorGlyphs ? .even : contrast, down: down)
        clock += 1
        if let strike = strikes[key] {
            strike.lastUse = clock
            return strike
        }
        if strikes.count >= Self.maximumStrikes { trimStrikes() }
        let strike = GlyphStrike(key, hasPhases: raster(face, treatment)?.hasPhases ?? false)
        strike.lastUse = clock
        strikes[key] = strike
        return strike
    }

    /// The drawing statistics so far, with the memory in use.
    package var statistics: GlyphStatistics {
        GlyphStatistics(
            drawn: drawnCount, rasterized: rasterizedCount, evictedPages: atlas.evictions,
            atlasBytes: atlas.bytes, tableBytes: strikes.values.reduce(0) { $0 + $1.bytes })
    }

    /// Discards the least recently used half of the strikes, never the last one.
    private func trimStrikes() {
        var count = 0
        var bytes = 0
        for strike in strikes.values.sorted(by: { $0.lastUse > $1.lastUse }) {
            count += 1
            bytes += strike.bytes
            if count > 1, count > Self.maximumStrikes / 2 || bytes > Self.maximumTableBytes / 2 {
                strikes[strike.key] = nil
            }
        }
    }

    /// Draws a glyph and caches it. A glyph that cannot be drawn becomes a hollow box.
    func rasterize(
        _ glyph: UInt32, phase: Int, of face: FontFace, in strike: GlyphStrike,
        treatment: FontTreatment
    ) -> GlyphImage {
        rasterizedCount += 1
        if rasterizedCount % Self.glyphsBetweenTrims == 0,
            strikes.values.reduce(0, { $0 + $1.bytes }) > Self.maximumTableBytes
        {
            trimStrikes()
        }
        var picture: GlyphPicture
        if let drawn = raster(face, treatment)?.draw(glyph, size: strike.key.size, phase: phase) {
            picture = drawn
        } else {
            if warnedFaces.insert(face.id).inserted {
                logger.warning("cannot draw glyph \(glyph) of \(face.path); boxes stand for its text")
            }
            picture = .missing(size: strike.key.size)
        }
        picture = picture.moved(down: strike.key.down)
        var image = GlyphImage()
        image.left = Int32(picture.left)
        image.top = Int32(picture.top)
        image.isColored = picture.isColored
        image.isBlank = picture.width == 0 || picture.height == 0
        if !image.isBlank {
            if !picture.isColored { strike.key.contrast.apply(to: &picture.pixels) }
            image.entry = atlas.insert(picture.pixels, width: picture.width, height: picture.height)
        }
        return image
    }

    private func raster(_ face: FontFace, _ treatment: FontTreatment) -> FontRaster? {
        let key = RasterKey(face: face.id, treatment: treatment.rawValue)
        if let raster = rasters[key] { return raster }
        if library == nil { library = FontLibrary() }
        let raster = library.flatMap {
            FontRaster(face, treatment: treatment, library: $0)
        }
        rasters.insert(raster, cost: 1, for: key)
        return raster
    }

    // MARK: Rotated and scaled

    /// Returns a glyph's flattened outline, in font units with y downward; empty if it has none.
    /// - Parameter tolerance: The largest distance from the curves.
    func outline(_ glyph: UInt32, of face: FontFace, tolerance: Double) -> [Polyline] {
        let fineness = tolerance.isNormal ? Int(tolerance.exponent) : 0
        let key = OutlineKey(face: face.id, glyph: glyph, fineness: fineness)
        if let known = outlines[key] { return known }
        var flattener = PathFlattener(tolerance: exp2(Double(fineness)), notesCorners: false)
        let isSound = flattener.flatten(CanvasPath(glyph: face.outline(glyph)))
        let polylines = isSound ? flattener.polylines : []
        outlines.insert(polylines, cost: polylines.reduce(64) { $0 + 96 + $1.points.count * 16 }, for: key)
        return polylines
    }

    /// Returns a glyph drawn by SDL_ttf, for glyphs that have no outline or have colors.
    /// - Parameter size: The em size in pixels.
    func turnedPicture(_ glyph: UInt32, of face: FontFace, _ treatment: FontTreatment, size: Int)
        -> TurnedPicture
    {
        let size = min(max(size, 1), Self.largestSize) * 64
        let key = PictureKey(
            raster: RasterKey(face: face.id, treatment: treatment.rawValue), glyph: glyph, size: size)
        if let known = pictures[key] { return known }
        let drawn =
            raster(face, treatment)?.draw(glyph, size: size, phase: 0) ?? .missing(size: size)
        let bitmap = Bitmap(width: drawn.width, height: drawn.height)
        for (index, pixel) in zip(bitmap.storage.indices, drawn.pixels) { bitmap.storage[index] = pixel }
        let picture = TurnedPicture(
            bitmap: bitmap, left: drawn.left, top: drawn.top, isColored: drawn.isColored)
        pictures.insert(picture, cost: 64 + drawn.pixels.count * 4, for: key)
        return picture
    }
}
