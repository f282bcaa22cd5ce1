import CSDL
import PicaFoundation
import PicaText

/// Every drawn glyph and shape of the process's main thread: the atlas, and the faces open in SDL_ttf.
/// All windows and pictures share one.
package final class GlyphCache {
    /// The largest em drawn, in pixels; text beyond it is drawn at this size.
    package static let largestSize = 1024

    let atlas: Atlas
    let shapes: ShapeCache
    private var library: FontLibrary?
    private var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
    private var rasters: [RasterKey: FontRaster?] = [:]
    private var warnedFaces: Set<Int> = []
    private let logger = Logger(subsystem: "Pica", category: "Fonts")
    private var clock = 0
    /// How many glyphs were drawn from the atlas, those included that were rasterised for it.
    var drawnCount = 0
    private var rasterizedCount = 0

    /// Sizes and faces in use at a time are few; an animated size must not pile up for ever.
    private static let maximumStrikes = 512
    private static let maximumTableBytes = 8 << 20
    /// Tables grow by what is rasterised only, so it is enough to look at them once in so many glyphs.
    private static let glyphsBetweenTrims = 256
    private static let maximumRasters = 64

    private struct RasterKey: Hashable {
        var face: Int
        var treatment: UInt8
    }

    /// - Parameter atlasBudget: Bytes that drawn glyphs and shapes may take.
    package init(atlasBudget: Int = 16 << 20) {
        atlas = Atlas(budget: atlasBudget)
        shapes = ShapeCache(atlas: atlas)
    }

    /// - Parameter size: The em in pixels.
    func strike(_ face: FontFace, size: Double, treatment: FontTreatment, contrast: GlyphContrast)
        -> GlyphStrike?
    {
        guard size > 0, size.isFinite else { return nil }
        let fixed = Int((min(size, Double(Self.largestSize)) * 64).rounded())
        guard fixed > 0 else { return nil }
        // Colours need no correction, hence one drawing of them.
        let key = GlyphStrike.Key(
            face: face.id, size: fixed, treatment: treatment.rawValue,
            contrast: face.hasColorGlyphs ? .even : contrast)
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

    /// What was drawn so far, and the memory it takes.
    package var statistics: GlyphStatistics {
        GlyphStatistics(
            drawn: drawnCount, rasterized: rasterizedCount, evictedPages: atlas.evictions,
            atlasBytes: atlas.bytes, tableBytes: strikes.values.reduce(0) { $0 + $1.bytes })
    }

    /// Forgets the sizes drawn longest ago, half of what may be kept; never the last one.
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

    /// Draws a glyph and keeps it. What cannot be drawn becomes a hollow box.
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
        if rasters.count >= Self.maximumRasters { rasters.removeAll() }
        let raster = library.flatMap {
            FontRaster(face, treatment: treatment, library: $0)
        }
        rasters[key] = .some(raster)
        return raster
    }
}
