import Foundation
import PicaFoundation
import PicaText

extension Painter {
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if case .color(let color) = paint {
            return draw(run, at: origin, color.premultiplied, GlyphContrast(color))
        }
        // In a gradient or a picture, colored glyphs keep their colors.
        let mayHaveColors = run.face.hasColorGlyphs
        painting(paint) { draw(run, at: origin, $0, .even, isColored: mayHaveColors ? false : nil) }
        if mayHaveColors, paint.isVisible { draw(run, at: origin, .max, .even, isColored: true) }
    }

    /// - Parameter isColored: Whether to draw only glyphs with colors or only those without; `nil` for all.
    private func draw(
        _ run: GlyphRun, at origin: CGPoint, _ color: UInt32, _ contrast: GlyphContrast,
        isColored: Bool? = nil
    ) {
        let em = run.size * Double(scale)
        guard matrix == nil, em <= Double(GlyphCache.largestSize) else {
            return drawOutlines(of: run, at: origin, color, contrast, isColored)
        }
        guard color != 0, let first = run.glyphs.first else { return }
        let exactBaseline = (translation.y + origin.y) * scale
        // A resting text's baseline is on a whole pixel.
        let quartersDown = movesText ? pixelEdge(exactBaseline * 4) : 0
        let baseline = movesText ? quartersDown >> 2 : pixelEdge(exactBaseline)
        // A cheap visibility test before a font is opened; glyphs may be tall.
        let reach = pixelEdge(CGFloat(em) * 4) + 1
        let firstRow = baseline &+ pixelEdge(CGFloat(first.y) * scale)
        if firstRow &+ reach * 4 < clip.minY || firstRow &- reach * 4 > clip.maxY { return }
        guard
            let strike = glyphs.strike(
                run.face, size: em, treatment: run.treatment, contrast: contrast,
                down: Int(quartersDown & 3))
        else { return }
        let startX = Double((translation.x + origin.x) * scale) * 4
        let factor = Double(scale)
        let hasPhases = strike.hasPhases
        let opacity = (color >> 24) &* 0x0101_0101
        let minX = Double(clip.minX &- reach) * 4
        let maxX = Double(clip.maxX &+ reach) * 4
        let atlas = glyphs.atlas
        var current = AtlasEntry()
        var drawn = 0
        defer { glyphs.drawnCount += drawn }
        for glyph in run.glyphs {
            let exact = startX + Double(glyph.x) * factor * 4
            // Invisible, or not a number.
            guard exact > minX, exact < maxX, glyph.y.isFinite, glyph.id <= 0xFFFF else { continue }
            let quarters = Int32((exact + (hasPhases ? 0.5 : 2)).rounded(.down))
            let phase = hasPhases ? Int(quarters & 3) : 0
            let place = strike.image(glyph.id, phase: phase)
            if place.pointee.isBlank { continue }
            if place.pointee.entry.stamp != current.stamp || current.stamp == AtlasEntry.unknownStamp {
                var page = atlas.page(of: place.pointee.entry)
                if page == nil {
                    place.pointee = glyphs.rasterize(
                        glyph.id, phase: phase, of: run.face, in: strike, treatment: run.treatment)
                    if place.pointee.isBlank { continue }
                    page = atlas.page(of: place.pointee.entry)
                }
                guard let page else { continue }
                atlas.touch(page)
                use(page.texture)
                current = place.pointee.entry
            }
            let image = place.pointee
            if let isColored, image.isColored != isColored { continue }
            drawn &+= 1
            let offsetY = glyph.y == 0 ? 0 : pixelEdge(CGFloat(glyph.y) * scale)
            emit(
                quarters >> 2 &+ image.left, baseline &+ offsetY &+ image.top, image.entry.width,
                image.entry.height, u: image.entry.x, v: image.entry.y,
                tint: image.isColored ? opacity : color, isMask: !image.isColored)
        }
    }

    // MARK: Outlines

    /// The stroke increase of an emboldened face, in ems, and the slope of a slanted one.
    private static let boldness = 1.0 / 24
    private static let slant = 0.2126
    /// The largest distance of line segments from a letter's curves, in pixels.
    private static let outlineTolerance = 1.0 / 16

    /// Draws rotated, scaled or skewed text, or text too large for the atlas. It uses unhinted outlines at quarter
    /// pixels in both directions.
    private func drawOutlines(
        of run: GlyphRun, at origin: CGPoint, _ color: UInt32, _ contrast: GlyphContrast, _ isColored: Bool?
    ) {
        let space = space
        let unit = CGFloat(run.size) / CGFloat(run.face.unitsPerEm)
        guard color != 0, unit > 0, unit.isFinite else { return }
        let lean = run.treatment.contains(.slant) ? Self.slant * unit : 0
        let reach = 4 * run.size * max(abs(space.a) + abs(space.c), abs(space.b) + abs(space.d)) + 1
        let contrast = run.face.hasColorGlyphs ? .even : contrast
        let isBold = run.treatment.contains(.embolden)
        for glyph in run.glyphs where glyph.id <= 0xFFFF {
            let place = CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y))
            let pen = space(place)
            // Invisible, or not a number.
            guard pen.x > CGFloat(clip.minX) - reach, pen.x < CGFloat(clip.maxX) + reach,
                pen.y > CGFloat(clip.minY) - reach, pen.y < CGFloat(clip.maxY) + reach
            else { continue }
            if run.face.hasColorGlyphs {
                drawPicture(glyph.id, of: run, at: place, color, isColored)
                continue
            }
            let exact = CGAffineTransform(
                a: unit * space.a, b: unit * space.b, c: unit * space.c - lean * space.a,
                d: unit * space.d - lean * space.b, tx: pen.x, ty: pen.y)
            guard let (x, y, local) = Self.wholePixels(exact, parts: 4) else { continue }
            let turned = TurnedGlyph(
                face: run.face.id, glyph: glyph.id, treatment: run.treatment.rawValue, contrast: contrast,
                local)
            if let image = glyphs.shapes.known(turned) {
                emit(image, x, y, color)
                glyphs.drawnCount += 1
                continue
            }
            let outline = glyphs.outline(
                glyph.id, of: run.face, tolerance: Self.outlineTolerance / local.growth)
            if !isBold, let image = glyphs.shapes.draw(turned, outline, local, contrast) {
                emit(image, x, y, color)
                glyphs.drawnCount += 1
                continue
            }
            let key = ShapeCache.Key.glyph(
                face: run.face.id, glyph.id, treatment: run.treatment.rawValue, contrast: contrast, local)
            let hasOutline = mask(key, x, y, color, contrast: contrast) {
                guard !outline.isEmpty else { return nil }
                var outlines = PathRaster.Outlines(outline, local)
                if isBold {
                    let path = CanvasPath(glyph: run.face.outline(glyph.id))
                    let line = StrokeLine(width: Double(run.face.unitsPerEm) * Self.boldness, join: .round)
                    outlines.add(PathLayer(path, stroke: line), local)
                }
                return outlines
            }
            if !hasOutline { drawPicture(glyph.id, of: run, at: place, color, isColored) }
            glyphs.drawnCount += 1
        }
    }

    /// Draws a glyph that has its own colors, or no outline.
    private func drawPicture(
        _ glyph: UInt32, of run: GlyphRun, at place: CGPoint, _ color: UInt32, _ isColored: Bool?
    ) {
        // Spaces have neither.
        let space = space
        let growth = space.growth
        // In steps, so that a growing text is not drawn again at each size.
        let em = (run.size * growth / 16).rounded(.up) * 16
        guard em > 0, em.isFinite else { return }
        let size = Int(min(em, CGFloat(GlyphCache.largestSize)))
        let picture = glyphs.turnedPicture(glyph, of: run.face, run.treatment, size: size)
        guard picture.bitmap.width > 0, isColored == nil || isColored == picture.isColored else { return }
        let unit = run.size / CGFloat(size)
        let rect = CGRect(
            x: place.x + CGFloat(picture.left) * unit, y: place.y + CGFloat(picture.top) * unit,
            width: CGFloat(picture.bitmap.width) * unit, height: CGFloat(picture.bitmap.height) * unit)
        if picture.isColored {
            beginLayer(opacity: color >> 24)
        } else {
            beginLayer(opacity: 255, filters: [.tint(color)])
        }
        fill(rect, radius: 0, .image(picture.bitmap, rect))
        popLayer()
        glyphs.drawnCount += 1
    }
}
