import Foundation
import PicaCanvas

/// The pixels of a window, kept from frame to frame.
@MainActor
protocol WindowSurface: AnyObject {
    /// Whether what shows what is behind it shows that blurred.
    var blursBackdrops: Bool { get }
    /// Makes the surface ready to be painted at the window's present size in pixels.
    ///
    /// - Returns: Whether it still holds what was painted last; otherwise all of it must be painted.
    func prepare(width: Int32, height: Int32) -> Bool
    /// Paints parts of it.
    func paint(_ region: Region, scale: CGFloat, glyphs: GlyphCache, _ content: (Painter) -> Void)
    /// Shows parts of it on the screen.
    ///
    /// - Returns: Whether it could; if not, all of it must be painted and shown anew.
    func present(_ region: Region) -> Bool
    /// The graphics processor has lost everything it was given.
    func loseDevice()
    /// Gives everything back. To be called before the window goes.
    func release()
}
