import CSDL
import Foundation

/// The SDL_image library, loaded with the first picture, so that programs without pictures start faster.
struct SDLImage: Sendable {
    // Linked, the library would cost every start 6 ms and 2 MB.

    typealias Stream = UnsafeMutablePointer<SDL_RWops>
    typealias Surface = UnsafeMutablePointer<SDL_Surface>
    typealias Load = @convention(c) (Stream?) -> Surface?

    let png: Load
    let jpeg: Load
    let webp: Load

    /// The loaded library; `nil` if it is missing.
    static let shared = SDLImage()

    private init?() {
        guard let library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let start = symbol("IMG_Init", (@convention(c) (CInt) -> CInt).self),
            let png = symbol("IMG_LoadPNG_RW", Load.self), let jpeg = symbol("IMG_LoadJPG_RW", Load.self),
            let webp = symbol("IMG_LoadWEBP_RW", Load.self)
        else { return nil }
        // All at once, as the initialization counter is not thread-safe.
        let formats = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP]
        _ = start(CInt(formats.reduce(0) { $0 | $1.rawValue }))
        (self.png, self.jpeg, self.webp) = (png, jpeg, webp)
    }
}
