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

    /// Sizes and faces in use at a time are few; an animated size must not pile up for ever.
    private static let maximumStrikes = 512
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
        let key = GlyphStrike.Key(
            face: face.id, size: fixed, treatment: treatment.rawValue, contrast: contrast)
        if let strike = strikes[key] { return strike }
        if strikes.count >= Self.maximumStrikes { strikes.removeAll() }
        let strike = GlyphStrike(key, hasPhases: raster(face, treatment)?.hasPhases ?? false)
        strikes[key] = strike
        return strike
    }

    /// Draws a glyph and keeps it. What cannot be drawn becomes a hollow box.
    func rasterize(
        _ glyph: UInt32, phase: Int, of face: FontFace, in strike: GlyphStrike,
        treatment: FontTreatment
    ) -> GlyphImage {
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
