import CPicaSDL
import Foundation
import PicaFoundation

/// The SDL_image library, loaded with the first picture, so that programs without pictures start faster.
struct SDLImage: Sendable {
    // Linked, the library would cost every start 6 ms and 2 MB.

    typealias Stream = UnsafeMutablePointer<SDL_RWops>
    typealias Surface = UnsafeMutablePointer<SDL_Surface>
    /// Writes a picture and returns 0 if that succeeded. The arguments are the picture, the stream, whether to close
    /// the stream, and the quality from 0 to 100.
    typealias Save = @convention(c) (Surface?, Stream?, CInt, CInt) -> CInt
    typealias Load = @convention(c) (Stream?) -> Surface?

    let png: Load
    let jpeg: Load
    let webp: Load
    /// The encoder of JPEG files; `nil` if the library has none.
    let saveJPEG: Save?

    /// The loaded library; `nil` if it is missing.
    static let shared = SDLImage()

    private init?() {
        guard let library = DynamicLibrary("libSDL2_image-2.0.so.0") else { return nil }
        guard let start = library.function("IMG_Init", as: (@convention(c) (CInt) -> CInt).self),
            let png = library.function("IMG_LoadPNG_RW", as: Load.self),
            let jpeg = library.function("IMG_LoadJPG_RW", as: Load.self),
            let webp = library.function("IMG_LoadWEBP_RW", as: Load.self)
        else { return nil }
        // All at once, as the initialization counter is not thread-safe.
        let formats = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP]
        _ = start(CInt(formats.reduce(0) { $0 | $1.rawValue }))
        (self.png, self.jpeg, self.webp) = (png, jpeg, webp)
        saveJPEG = library.function("IMG_SaveJPG_RW", as: Save.self)
    }
}
