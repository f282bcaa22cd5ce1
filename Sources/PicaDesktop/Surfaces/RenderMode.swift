import Foundation
import PicaFoundation

/// What draws a window's pixels.
enum RenderMode {
    case software, accelerated

    /// The graphics processor where there is one (a render node), unless `PICA_RENDERER` says
    /// `software` or `accelerated`. OpenGL without one costs 50 ms and 75 MiB at start.
    ///
    /// On Wayland SDL 2.26 shows nothing without OpenGL, and a software surface only at one pixel to a
    /// point; so there it is used in any case.
    @MainActor
    static var preferred: RenderMode {
        switch environmentVariable("PICA_RENDERER") {
        case "software": .software
        case "accelerated": .accelerated
        default: SDL.isWayland || hasRenderNode ? .accelerated : .software
        }
    }

    private static var hasRenderNode: Bool {
        // The first render node's number; a second card's follow it.
        (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
    }
}
