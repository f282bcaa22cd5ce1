import Foundation

extension Painter {
    /// Paints parts of a picture, each within its own bounds, and finishes it.
    package func paint(_ region: Region, _ content: (Painter) -> Void) {
        for area in region.rects {
            pushClip(area)
            content(self)
            popClip()
        }
        finish()
    }
}
