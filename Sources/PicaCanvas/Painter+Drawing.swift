import Foundation
import PicaFoundation
import PicaText

extension Painter {
    /// Fills the clip.
    package func fill(_ color: PixelColor) {
        emit(clip, color.premultiplied)
    }

    /// Draws a list.
    /// - Parameter origin: The position of the list's origin, in points from the current one.
    package func draw(_ list: DisplayList, at origin: CGPoint = .zero) {
        guard !clip.isEmpty else { return }
        withTranslation(origin) {
            for command in list.commands { draw(command) }
        }
    }

    private func draw(_ command: DisplayList.Command) {
        switch command {
        case .rect(let rect, let paint):
            fill(rect, radius: 0, paint)
        case .roundedRect(let rect, let radius, let curve, let paint):
            fill(rect, radius: radius, curve: curve, paint)
        case .border(let rect, let radius, let curve, let width, let paint):
            border(rect, radius: radius, curve, width: width, paint)
        case .shadow(let rect, let radius, let blur, let paint):
            painting(paint) { shadow(rect, radius: radius, blur: blur, $0) }
        case .path(let path, let paint):
            mask([PathLayer(path)], paint)
        case .stroke(let path, let line, let paint):
            mask([PathLayer(path, stroke: line)], paint)
        case .mask(let layers, let paint):
            mask(layers, paint)
        case .glyphs(let run, let origin, let paint):
            draw(run, at: origin, paint)
        case .decoration(let line, let origin, let paint):
            painting(paint) { draw(line, at: origin, $0) }
        case .image(let bitmap, let rect):
            image(bitmap, rect)
        case .transform(let transform, let list):
            pushTransform(transform)
            draw(list)
            popTransform()
        case .projection(let projection, let frame, let list):
            pushTransform(projection, of: frame)
            draw(list)
            popTransform()
        case .moving(let list):
            let outer = movesText
            movesText = true
            draw(list)
            movesText = outer
        case .clip(let path, let list):
            pushClip(path)
            draw(list)
            popClip()
        case .layer(let layer, let list):
            pushLayer(layer)
            draw(list)
            popLayer()
        case .painted(let paint):
            paint(self)
        }
    }

    /// Calls `body` to draw in a paint: in its color, or in white as a mask for it.
    func painting(_ paint: Paint, _ body: (UInt32) -> Void) {
        switch paint {
        case .color(let color): body(color.premultiplied)
        case .material(let material): painting(material, body)
        default:
            guard paint.isVisible else { return }
            beginLayer(opacity: 255, filters: [.paint(paint, toPixels: space)])
            body(.max)
            popLayer()
        }
    }

    // MARK: Pictures

    private func image(_ bitmap: Bitmap, _ frame: CGRect) {
        guard bitmap.width > 0, bitmap.height > 0 else { return }
        guard matrix == nil else {
            return fill(frame.standardized, radius: 0, .image(bitmap, frame.standardized))
        }
        let rect = pixels(frame)
        guard !rect.isEmpty else { return }
        let visible = rect.intersection(clip)
        guard !visible.isEmpty else { return }
        let side = rect.width <= largestTexture && rect.height <= largestTexture ? largestTexture : tileSide
        // Of a picture larger than a texture, only the visible tiles are scaled.
        for row in (visible.minY - rect.minY) / side...(visible.maxY - 1 - rect.minY) / side {
            for column in (visible.minX - rect.minX) / side...(visible.maxX - 1 - rect.minX) / side {
                let (x, y) = (column * side, row * side)
                let part = PixelRect(
                    x: x, y: y, width: min(side, rect.width - x), height: min(side, rect.height - y))
                use(glyphs.shapes.texture(bitmap, width: rect.width, height: rect.height, part: part))
                emit(
                    rect.minX + x, rect.minY + y, part.width, part.height, u: 0, v: 0, tint: .max)
            }
        }
    }

    /// The side length of the tiles into which large pictures are divided, in pixels.
    private var tileSide: Int32 { min(512, largestTexture) }
}
