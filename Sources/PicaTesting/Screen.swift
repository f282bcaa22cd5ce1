import Foundation
import PicaCanvas
import PicaGraph
import PicaViews

/// The pixels that a window would show.
@MainActor final class Screen {
    let size: CGSize
    let bitmap: Bitmap
    private let scale: CGFloat

    /// Creates a screen.
    ///
    /// - Parameter size: The size in points.
    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
        bitmap = Bitmap(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    }

    /// Paints exactly the pixels that the damaged rectangles touch.
    func paint(_ content: some WindowContent, _ damage: [CGRect]) {
        var region = Region()
        let whole = PixelRect(x: 0, y: 0, width: Int32(bitmap.width), height: Int32(bitmap.height))
        for rect in damage { region.add(PixelRect(covering: rect, scale: scale).intersection(whole)) }
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        painter.paint(region) { content.paint(on: $0) }
    }
}
