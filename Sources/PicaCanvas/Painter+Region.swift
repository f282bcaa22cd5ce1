import Foundation

extension Painter {
    /// Paints the parts of a region, each clipped to its bounds, and finishes the picture.
    package func paint(_ region: Region, _ content: (Painter) -> Void) {
        for area in region.rects {
            pushClip(area)
            content(self)
            popClip()
        }
        finish()
    }
}
