import CSDL
import Foundation

/// SDL_image, opened with the first picture: a program that shows none is not the slower for it.
struct SDLImage: Sendable {
    typealias Stream = UnsafeMutablePointer<SDL_RWops>
    typealias Surface = UnsafeMutablePointer<SDL_Surface>
    typealias Load = @convention(c) (Stream?) -> Surface?

    let png: Load
    let jpeg: Load
    let webp: Load

    /// nil where the library is missing.
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
        // All at once, as what counts them is not safe among threads.
        let formats = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP]
        _ = start(CInt(formats.reduce(0) { $0 | $1.rawValue }))
        (self.png, self.jpeg, self.webp) = (png, jpeg, webp)
    }
}
