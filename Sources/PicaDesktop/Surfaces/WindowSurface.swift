import Foundation
import PicaCanvas

/// The pixels of a window, kept between frames.
@MainActor
protocol WindowSurface: AnyObject {
    /// Whether backdrops are blurred.
    var blursBackdrops: Bool { get }
    /// Prepares the surface for painting at the window's size in pixels.
    ///
    /// - Returns: Whether it still holds the last content; otherwise all of it must be painted.
    func prepare(width: Int32, height: Int32) -> Bool
    /// Paints a region.
    func paint(_ region: Region, scale: CGFloat, glyphs: GlyphCache, _ content: (Painter) -> Void)
    /// Shows a region on the screen.
    ///
    /// - Returns: Whether it succeeded; if not, all of it must be painted and shown again.
    func present(_ region: Region) -> Bool
    /// Notes that the GPU has lost all resources.
    func loseDevice()
    /// Releases all resources. Call it before the window is destroyed.
    func release()
}
