import CSDL
import Foundation
import PicaFoundation

/// How many pixels a point has.
///
/// On Wayland the compositor says it for each window. X11 has no such word; there the person's `Xft.dpi`
/// resource says it, which every desktop's settings write and every toolkit reads. The size in
/// millimetres that a monitor claims is no ground to scale by: it is as often wrong as right.
/// `PICA_SCALE` overrides both.
@MainActor
package struct DisplayScale {
    private let forced: CGFloat?
    /// What the resources say; nil where they say nothing.
    private let dpi: Double?
    /// What the person's text size has put into that; nil until the desktop told.
    private var textScale: Double?

    /// Reads the environment and, on X11, the resources; SDL's video must be running.
    init() {
        let wish = environmentVariable("PICA_SCALE")
        forced = DisplayScale.parse(wish)
        if let wish, forced == nil {
            Logger(subsystem: "Pica", category: "Window").warning(
                "PICA_SCALE is \"\(wish)\", not a number from 0.5 to 4, and is ignored")
        }
        dpi = SDL.isX11 && forced == nil ? XResources.value(of: "Xft.dpi").flatMap(Double.init) : nil
    }

    /// Says how much larger the person wants text: desktops put that into the resolution, too, and nothing
    /// must grow twice. Only what is said first counts, as it goes with the resolution that was read.
    mutating func takeOut(textScale: Double) {
        if self.textScale == nil { self.textScale = textScale }
    }

    /// - Parameter pixelsPerUnit: Pixels to one of the units that SDL measures the window in.
    func scale(pixelsPerUnit: CGFloat) -> CGFloat {
        forced
            ?? (pixelsPerUnit > 1
                ? pixelsPerUnit : DisplayScale.scale(dpi: dpi ?? 96, textScale: textScale ?? 1))
    }

    /// A scale in quarters: desktops also put a preference for slightly larger text into the
    /// resolution, and that must not blur a whole interface.
    ///
    /// - Parameter textScale: How much larger than usual text is, which is in the resolution, too.
    package nonisolated static func scale(dpi: Double, textScale: Double = 1) -> CGFloat {
        min(max((dpi / max(textScale, 1) / 96 * 4).rounded() / 4, 1), 4)
    }

    /// A scale a person wrote; nil when it is none.
    package nonisolated static func parse(_ text: String?) -> CGFloat? {
        guard let text, let value = Double(text), (0.5...4).contains(value) else { return nil }
        return value
    }
}
