import Foundation
import PicaFoundation

/// The librsvg and cairo libraries, loaded with the first drawing.
///
/// SDL_image's own SVG reader is not used: hostile files make it loop forever, and it reads past their end.
struct DrawingLibrary: Sendable {
    typealias Object = OpaquePointer

    private let open: @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> Object?
    private let setResolution: @convention(c) (Object, Double) -> Void
    private let render:
        @convention(c) (Object, Object, UnsafePointer<Double>, UnsafeMutableRawPointer?) -> CInt
    private let release: @convention(c) (Object) -> Void
    private let makeSurface: @convention(c) (UnsafeMutableRawPointer?, CInt, CInt, CInt, CInt) -> Object?
    private let finish: @convention(c) (Object) -> Void
    private let destroySurface: @convention(c) (Object) -> Void
    private let makeContext: @convention(c) (Object) -> Object?
    private let destroyContext: @convention(c) (Object) -> Void
    private let scale: @convention(c) (Object, Double, Double) -> Void

    /// The loaded libraries; `nil` if one is missing.
    static let shared = DrawingLibrary()

    private init?() {
        guard let library = DynamicLibrary("librsvg-2.so.2") else { return nil }
        guard
            let open = library.function(
                "rsvg_handle_new_from_data",
                as: (@convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> Object?).self),
            let setResolution = library.function(
                "rsvg_handle_set_dpi", as: (@convention(c) (Object, Double) -> Void).self),
            let render = library.function(
                "rsvg_handle_render_document",
                as: (@convention(c) (Object, Object, UnsafePointer<Double>, UnsafeMutableRawPointer?) -> CInt)
                    .self),
            let release = library.function("g_object_unref", as: (@convention(c) (Object) -> Void).self),
            let makeSurface = library.function(
                "cairo_image_surface_create_for_data",
                as: (@convention(c) (UnsafeMutableRawPointer?, CInt, CInt, CInt, CInt) -> Object?).self),
            let finish = library.function("cairo_surface_finish", as: (@convention(c) (Object) -> Void).self),
            let destroySurface = library.function(
                "cairo_surface_destroy", as: (@convention(c) (Object) -> Void).self),
            let makeContext = library.function("cairo_create", as: (@convention(c) (Object) -> Object?).self),
            let destroyContext = library.function(
                "cairo_destroy", as: (@convention(c) (Object) -> Void).self),
            let scale = library.function(
                "cairo_scale", as: (@convention(c) (Object, Double, Double) -> Void).self)
        else { return nil }
        (self.open, self.setResolution, self.render) = (open, setResolution, render)
        (self.release, self.makeSurface, self.finish) = (release, makeSurface, finish)
        (self.destroySurface, self.makeContext) = (destroySurface, makeContext)
        (self.destroyContext, self.scale) = (destroyContext, scale)
    }

    /// The limits for drawing one file. librsvg 2.54 needs 9 seconds for a square of 1,024 pixels with noise of 100
    /// octaves, and ends the process at a `feConvolveMatrix` of 900 numbers (seen 2026-11).
    private static let limits = ForkedCall.Limits(memory: 1 << 30, seconds: 5)

    /// Draws a file over a whole picture, in a separate process.
    /// - Parameters:
    ///   - size: The drawing's own size, in its units.
    ///   - budget: The budget that pays for the picture's pixels. Its cancellation ends the process.
    /// - Throws: `WorkBudget.Exhausted`, or `Bitmap.DecodingError` if the library cannot read the file or crashes.
    func draw(
        _ bytes: [UInt8], size: (width: Int, height: Int), on bitmap: Bitmap, within budget: WorkBudget
    ) throws {
        try budget.spend(pixels: bitmap.width, by: bitmap.height)
        guard let pixels = SharedBytes(count: bitmap.storage.count * MemoryLayout<UInt32>.stride) else {
            throw Bitmap.DecodingError(description: "there is no memory for the drawing")
        }
        let isDrawn = try ForkedCall.run(Self.limits, within: budget) {
            draw(bytes, size: size, on: pixels.bytes.baseAddress, width: bitmap.width, height: bitmap.height)
        }
        guard isDrawn else { throw Bitmap.DecodingError(description: "the drawing cannot be read") }
        UnsafeMutableRawBufferPointer(bitmap.storage).copyMemory(from: UnsafeRawBufferPointer(pixels.bytes))
    }

    private func draw(
        _ bytes: [UInt8], size: (width: Int, height: Int), on pixels: UnsafeMutableRawPointer?, width: Int,
        height: Int
    ) -> Bool {
        guard let handle = open(bytes, bytes.count, nil) else { return false }
        defer { release(handle) }
        setResolution(handle, 96)
        // The bitmap has cairo's pixel format: ARGB32 is its first.
        guard let surface = makeSurface(pixels, 0, CInt(width), CInt(height), CInt(width * 4)) else {
            return false
        }
        defer { destroySurface(surface) }
        guard let context = makeContext(surface) else { return false }
        defer { destroyContext(context) }
        let own = (width: Double(size.width), height: Double(size.height))
        scale(context, Double(width) / own.width, Double(height) / own.height)
        let isDrawn = render(handle, context, [0, 0, own.width, own.height], nil) != 0
        finish(surface)
        return isDrawn
    }
}
