import CPicaSDL
import Foundation
import PicaDesktop

/// The window's pixels as the X server has them.
@MainActor enum ScreenShot {
    /// Prints how many different colors the window has: a few would mean that the timed frame was blank.
    /// `BENCH_SHOT` names a file that gets the picture as PPM.
    static func check(_ metric: String) {
        guard let pixels = pixels() else { return Report.emit(metric, 0, "colours") }
        Report.emit(metric, Set(pixels).count, "colours")
        guard let file = Report.variable("BENCH_SHOT") else { return }
        let (width, height) = (Int(Content.windowSize.width), Int(Content.windowSize.height))
        var data = Data("P6 \(width) \(height) 255\n".utf8)
        for pixel in pixels {
            for shift in [16, 8, 0] { data.append(UInt8(truncatingIfNeeded: pixel >> UInt32(shift))) }
        }
        _ = FileManager.default.createFile(atPath: file, contents: data)
    }

    /// Xlib's name for an image with whole pixels.
    private static let zPixmap: CInt = 2

    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Root = @convention(c) (OpaquePointer) -> UInt
    private typealias Get =
        @convention(c) (OpaquePointer, UInt, CInt, CInt, CUnsignedInt, CUnsignedInt, UInt, CInt) ->
        OpaquePointer?
    private typealias Pixel = @convention(c) (OpaquePointer, CInt, CInt) -> UInt

    /// Read from the root window, so over what it really shows, by a connection of its own to the server.
    private static func pixels() -> [UInt32]? {
        guard let window = Frames.window, let library = dlopen("libX11.so.6", RTLD_NOW),
            let open = dlsym(library, "XOpenDisplay"), let root = dlsym(library, "XDefaultRootWindow"),
            let get = dlsym(library, "XGetImage"), let pixel = dlsym(library, "XGetPixel"),
            let display = unsafeBitCast(open, to: Open.self)(nil)
        else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(SDL_GetWindowFromID(window.id), &x, &y)
        let (width, height) = (CInt(Content.windowSize.width), CInt(Content.windowSize.height))
        let image = unsafeBitCast(get, to: Get.self)(
            display, unsafeBitCast(root, to: Root.self)(display), x, y, CUnsignedInt(width),
            CUnsignedInt(height), .max, zPixmap)
        guard let image else { return nil }
        let at = unsafeBitCast(pixel, to: Pixel.self)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(Int(width * height))
        for row in 0..<height {
            for column in 0..<width {
                pixels.append(UInt32(truncatingIfNeeded: at(image, column, row)) & 0xFF_FFFF)
            }
        }
        return pixels
    }
}
