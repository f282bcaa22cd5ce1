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
    private let fromResources: CGFloat

    /// Reads the environment and, on X11, the resources; SDL's video must be running.
    init() {
        let wish = environmentVariable("PICA_SCALE")
        forced = DisplayScale.parse(wish)
        if let wish, forced == nil {
            Logger(subsystem: "Pica", category: "Window").warning(
                "PICA_SCALE is \"\(wish)\", not a number from 0.5 to 4, and is ignored")
        }
        if SDL.isX11 && forced == nil, let dpi = XResources.value(of: "Xft.dpi").flatMap(Double.init) {
            fromResources = DisplayScale.scale(dpi: dpi)
        } else {
            fromResources = 1
        }
    }

    /// - Parameter pixelsPerUnit: Pixels to one of the units that SDL measures the window in.
    func scale(pixelsPerUnit: CGFloat) -> CGFloat {
        forced ?? (pixelsPerUnit > 1 ? pixelsPerUnit : fromResources)
    }

    /// A scale in quarters: desktops also put a preference for slightly larger text into the
    /// resolution, and that must not blur a whole interface.
    package nonisolated static func scale(dpi: Double) -> CGFloat {
        min(max((dpi / 96 * 4).rounded() / 4, 1), 4)
    }

    /// A scale a person wrote; nil when it is none.
    package nonisolated static func parse(_ text: String?) -> CGFloat? {
        guard let text, let value = Double(text), (0.5...4).contains(value) else { return nil }
        return value
    }
}
