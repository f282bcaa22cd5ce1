import Foundation
import PicaFoundation

/// The renderer of a window's pixels.
enum RenderMode {
    case software, accelerated

    /// The preferred renderer: the GPU if there is one (a render node), unless `PICA_RENDERER` is `software` or
    /// `accelerated`.
    ///
    /// OpenGL without a GPU costs 50 ms and 75 MiB at start. On Wayland SDL 2.26 shows nothing without OpenGL, and a
    /// software surface only at one pixel per point, so OpenGL is always used there.
    @MainActor
    static func preferred(by server: any DisplayServer) -> RenderMode {
        switch environmentVariable("PICA_RENDERER") {
        case "software": .software
        case "accelerated": .accelerated
        default: server.needsOpenGL || hasRenderNode ? .accelerated : .software
        }
    }

    private static var hasRenderNode: Bool {
        // The number of the first render node; those of further cards follow.
        (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
    }
}
