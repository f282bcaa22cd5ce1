import Foundation
import PicaText

extension Canvas {
    /// Fills the clip.
    package func fill(_ color: PixelColor) {
        emit(clip, color.premultiplied)
    }

    /// Draws a list.
    /// - Parameter origin: Where the list's own origin stands, in points from the current one.
    package func draw(_ list: DisplayList, at origin: CGPoint = .zero) {
        guard !clip.isEmpty else { return }
        withTranslation(origin) {
            for command in list.commands { draw(command) }
        }
    }

    private func draw(_ command: DisplayList.Command) {
        switch command {
        case .rect(let rect, let color):
            emit(pixels(rect), color.premultiplied)
        case .roundedRect(let rect, let radius, let color):
            fillRounded(pixels(rect), radius: radius * scale, color.premultiplied)
        case .border(let rect, let radius, let width, let color):
            guard width > 0 else { return }
            let line = max(1, pixelEdge(width * scale))
            border(pixels(rect), radius: radius * scale, line, color.premultiplied)
        case .shadow(let rect, let radius, let blur, let color):
            shadow(pixels(rect), radius: radius * scale, blur: blur * scale, color.premultiplied)
        case .path(let path, let color):
            mask([PathLayer(path)], color.premultiplied)
        case .stroke(let path, let line, let color):
            mask([PathLayer(path, stroke: line)], color.premultiplied)
        case .mask(let layers, let color):
            mask(layers, color.premultiplied)
        case .glyphs(let run, let origin, let color):
            draw(run, at: origin, color.premultiplied, GlyphContrast(color))
        case .decoration(let line, let origin, let color):
            draw(line, at: origin, color.premultiplied)
        case .image(let bitmap, let rect):
            image(bitmap, pixels(rect))
        }
    }

    // MARK: Text

    private func draw(
        _ run: GlyphRun, at origin: CGPoint, _ color: UInt32, _ contrast: GlyphContrast
    ) {
        guard color != 0, let first = run.glyphs.first else { return }
        let baseline = pixelEdge((translation.y + origin.y) * scale)
        let em = run.size * Double(scale)
        // A cheap look whether any of it can be seen, before a font is opened; glyphs may be tall.
        let reach = pixelEdge(CGFloat(em) * 4) + 1
        let firstRow = baseline &+ pixelEdge(CGFloat(first.y) * scale)
        if firstRow &+ reach * 4 < clip.minY || firstRow &- reach * 4 > clip.maxY {
            count(run.glyphs.count)
            return
        }
        guard
            let strike = glyphs.strike(
                run.face, size: em, treatment: run.treatment, contrast: contrast)
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
            // Out of sight, or no number at all.
            guard exact > minX, exact < maxX, glyph.y.isFinite, glyph.id <= 0xFFFF else {
                count(1)
                continue
            }
            let quarters = Int32((exact + (hasPhases ? 0.5 : 2)).rounded(.down))
            let phase = hasPhases ? Int(quarters & 3) : 0
            let place = strike.image(glyph.id, phase: phase)
            if place.pointee.isBlank {
                count(1)
                continue
            }
            if place.pointee.entry.stamp != current.stamp || current.stamp == AtlasEntry.unknownStamp {
                var page = atlas.page(of: place.pointee.entry)
                if page == nil {
                    place.pointee = glyphs.rasterize(
                        glyph.id, phase: phase, of: run.face, in: strike, treatment: run.treatment)
                    if place.pointee.isBlank {
                        count(1)
                        continue
                    }
                    page = atlas.page(of: place.pointee.entry)
                }
                guard let page else { continue }
                atlas.touch(page)
                use(page.texture)
                current = place.pointee.entry
            }
            drawn &+= 1
            let image = place.pointee
            let offsetY = glyph.y == 0 ? 0 : pixelEdge(CGFloat(glyph.y) * scale)
            emit(
                quarters >> 2 &+ image.left, baseline &+ offsetY &+ image.top, image.entry.width,
                image.entry.height, u: image.entry.x, v: image.entry.y,
                tint: image.isColored ? opacity : color, isMask: !image.isColored)
        }
    }

    // MARK: Pictures

    private func image(_ bitmap: Bitmap, _ rect: PixelRect) {
        guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
        let visible = rect.intersection(clip)
        guard !visible.isEmpty else { return count(1) }
        let isUnscaled = Int(rect.width) == bitmap.width && Int(rect.height) == bitmap.height
        if isUnscaled || rect.area <= 4 << 20 {
            use(glyphs.shapes.texture(bitmap, width: rect.width, height: rect.height))
            emit(rect.minX, rect.minY, rect.width, rect.height, u: 0, v: 0, tint: .max)
            return
        }
        // Far larger than a screen: only what is seen is worth scaling.
        let part = Bitmap(width: Int(visible.width), height: Int(visible.height))
        AreaScaler(
            source: bitmap.storage.baseAddress, sourceWidth: bitmap.width, sourceHeight: bitmap.height,
            scaleX: Double(rect.width) / Double(bitmap.width),
            scaleY: Double(rect.height) / Double(bitmap.height)
        ).draw(
            into: part, left: Double(rect.minX - visible.minX), top: Double(rect.minY - visible.minY))
        use(Texture(part))
        emit(visible.minX, visible.minY, visible.width, visible.height, u: 0, v: 0, tint: .max)
    }
}
