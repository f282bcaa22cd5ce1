import CPicaSDL
import Foundation
import PicaFoundation

/// The number of pixels per point.
///
/// On Wayland the compositor reports it for each window. On X11 it comes from the user's `Xft.dpi` resource, which
/// every desktop's settings write and every toolkit reads. The size in millimeters that a monitor reports is not used,
/// as it is often wrong. `PICA_SCALE` overrides both.
@MainActor
package struct DisplayScale {
    private let forced: CGFloat?
    /// The resolution from the resources; `nil` if it is not set.
    private let dpi: Double?
    /// The text scale contained in that resolution; `nil` until the desktop has reported it.
    private var textScale: Double?

    /// Reads the environment and, unless that overrides it, the user's resolution.
    init(_ server: any DisplayServer) {
        let wish = environmentVariable("PICA_SCALE")
        forced = DisplayScale.parse(wish)
        if let wish, forced == nil {
            Logger(subsystem: "Pica", category: "Window").warning(
                "PICA_SCALE is \"\(wish)\", not a number from 0.5 to 4, and is ignored")
        }
        dpi = forced == nil ? server.resolution : nil
    }

    /// Sets the user's text scale, to be taken out of the resolution. Desktops include it there, too, and it must not
    /// count twice. Only the first value counts, as it belongs to the resolution that was read.
    mutating func takeOut(textScale: Double) {
        if self.textScale == nil { self.textScale = textScale }
    }

    /// Returns the scale of a window.
    ///
    /// - Parameter pixelsPerUnit: The number of pixels per unit in which SDL measures the window.
    func scale(pixelsPerUnit: CGFloat) -> CGFloat {
        forced
            ?? (pixelsPerUnit > 1
                ? pixelsPerUnit : DisplayScale.scale(dpi: dpi ?? 96, textScale: textScale ?? 1))
    }

    /// Returns a scale rounded to quarters. Desktops also put a preference for slightly larger text into the
    /// resolution, which must not blur the whole interface.
    ///
    /// - Parameter textScale: The text scale contained in the resolution.
    package nonisolated static func scale(dpi: Double, textScale: Double = 1) -> CGFloat {
        min(max((dpi / max(textScale, 1) / 96 * 4).rounded() / 4, 1), 4)
    }

    /// Parses a scale written by the user; `nil` if it is invalid.
    package nonisolated static func parse(_ text: String?) -> CGFloat? {
        guard let text, let value = Double(text), (0.5...4).contains(value) else { return nil }
        return value
    }
}
