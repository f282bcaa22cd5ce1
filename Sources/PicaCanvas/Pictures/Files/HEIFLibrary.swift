import CPicaHEIF
import Foundation
import PicaFoundation

/// The libheif library, loaded with the first AVIF or HEIC picture.
///
/// It only gets files of one coded picture, written by Pica (`HEIFFile`). So its handling of the many kinds of
/// references inside such files does not matter.
struct HEIFLibrary: Sendable {
    /// Decoded pixels: red, green, blue and opacity, one byte each.
    final class Pixels {
        let bytes: UnsafeMutablePointer<UInt8>
        let width: Int
        let height: Int
        /// The distance between rows, in bytes.
        let pitch: Int
        private let image: OpaquePointer
        private let release: Release

        fileprivate init?(_ image: OpaquePointer, of library: HEIFLibrary) {
            self.image = image
            release = library.releaseImage
            var pitch: CInt = 0
            width = Int(library.imageWidth(image, HEIFLibrary.interleaved))
            height = Int(library.imageHeight(image, HEIFLibrary.interleaved))
            guard let bytes = library.plane(image, HEIFLibrary.interleaved, &pitch), width > 0, height > 0,
                Int(pitch) >= width * 4
            else {
                library.releaseImage(image)
                return nil
            }
            (self.bytes, self.pitch) = (bytes, Int(pitch))
        }

        deinit { release(image) }
    }

    private typealias Release = @convention(c) (OpaquePointer) -> Void
    private typealias Measure = @convention(c) (OpaquePointer, CInt) -> CInt

    private let makeContext: @convention(c) () -> OpaquePointer?
    private let freeContext: Release
    private let read:
        @convention(c) (OpaquePointer, UnsafeRawPointer?, Int, OpaquePointer?) -> pica_heif_error
    private let primary:
        @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> pica_heif_error
    private let releaseHandle: Release
    private let decode:
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<OpaquePointer?>, CInt, CInt,
            UnsafeMutablePointer<pica_heif_options>?
        ) -> pica_heif_error
    private let makeOptions: @convention(c) () -> UnsafeMutablePointer<pica_heif_options>?
    private let freeOptions: @convention(c) (UnsafeMutablePointer<pica_heif_options>) -> Void
    private let imageWidth: Measure
    private let imageHeight: Measure
    private let plane:
        @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<CInt>) -> UnsafeMutablePointer<UInt8>?
    private let releaseImage: Release

    // The constants of its header for RGB, for four bytes per pixel, and for their plane.
    private static let (rgb, rgba, interleaved): (CInt, CInt, CInt) = (1, 11, 10)

    /// The loaded library; `nil` if it is missing.
    static let shared = HEIFLibrary()

    private init?() {
        guard let library = DynamicLibrary("libheif.so.1") else { return nil }
        func symbol<Function>(_ name: String) -> Function? {
            library.function("heif_\(name)")
        }
        guard
            let makeContext: @convention(c) () -> OpaquePointer? = symbol("context_alloc"),
            let freeContext: Release = symbol("context_free"),
            let read:
                @convention(c) (OpaquePointer, UnsafeRawPointer?, Int, OpaquePointer?) -> pica_heif_error =
                symbol("context_read_from_memory_without_copy"),
            let primary:
                @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> pica_heif_error =
                symbol("context_get_primary_image_handle"),
            let releaseHandle: Release = symbol("image_handle_release"),
            let decode:
                @convention(c) (
                    OpaquePointer, UnsafeMutablePointer<OpaquePointer?>, CInt, CInt,
                    UnsafeMutablePointer<pica_heif_options>?
                ) -> pica_heif_error = symbol("decode_image"),
            let makeOptions: @convention(c) () -> UnsafeMutablePointer<pica_heif_options>? =
                symbol("decoding_options_alloc"),
            let freeOptions: @convention(c) (UnsafeMutablePointer<pica_heif_options>) -> Void =
                symbol("decoding_options_free"),
            let imageWidth: Measure = symbol("image_get_width"),
            let imageHeight: Measure = symbol("image_get_height"),
            let plane:
                @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<CInt>) -> UnsafeMutablePointer<
                    UInt8
                >? = symbol("image_get_plane"),
            let releaseImage: Release = symbol("image_release")
        else { return nil }
        (self.makeContext, self.freeContext, self.read) = (makeContext, freeContext, read)
        (self.primary, self.releaseHandle, self.decode) = (primary, releaseHandle, decode)
        (self.makeOptions, self.freeOptions) = (makeOptions, freeOptions)
        (self.imageWidth, self.imageHeight) = (imageWidth, imageHeight)
        (self.plane, self.releaseImage) = (plane, releaseImage)
    }

    /// Returns the only picture of a file.
    func pixels(_ file: [UInt8]) throws(Bitmap.DecodingError) -> Pixels {
        guard let context = makeContext() else { throw Self.failure }
        defer { freeContext(context) }
        // The file must stay in memory as long as the context.
        let image = file.withUnsafeBytes { bytes -> OpaquePointer? in
            var (handle, image): (OpaquePointer?, OpaquePointer?)
            guard read(context, bytes.baseAddress, bytes.count, nil).code == 0,
                primary(context, &handle).code == 0, let handle
            else { return nil }
            defer { releaseHandle(handle) }
            guard let options = makeOptions() else { return nil }
            defer { freeOptions(options) }
            options.pointee.converts_to_8_bits = 1
            return decode(handle, &image, Self.rgb, Self.rgba, options).code == 0 ? image : nil
        }
        guard let image, let pixels = Pixels(image, of: self) else { throw Self.failure }
        return pixels
    }

    private static var failure: Bitmap.DecodingError {
        Bitmap.DecodingError(description: "it is damaged, or libheif has no decoder for it")
    }
}
