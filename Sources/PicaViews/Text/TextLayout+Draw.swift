import Foundation
import PicaCanvas
import PicaText

extension TextLayout {
    /// Adds the text to a display list.
    /// - Parameters:
    ///   - origin: Where the layout's upper left corner stands, in points.
    ///   - palette: The colours that `TextStyle.paint` counts.
    func draw(into list: inout DisplayList, at origin: CGPoint, palette: [PixelColor]) {
        func color(_ paint: Int) -> PixelColor { palette.indices.contains(paint) ? palette[paint] : .clear }
        forEachRun { run, x, baseline, style in
            list.commands.append(
                .glyphs(
                    run, origin: CGPoint(x: origin.x + x, y: origin.y + baseline), color(style.paint)))
        }
    }
}
