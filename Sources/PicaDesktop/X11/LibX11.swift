import PicaFoundation

/// The functions of libX11 that SDL does not offer, or offers only with side effects.
///
/// SDL's own headers would import all of Xlib's names.
struct LibX11 {
    typealias Display = OpaquePointer
    typealias WindowID = CUnsignedLong
    typealias SetHandler = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    typealias Filter =
        @convention(c) (Display?, WindowID, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt

    private let library: DynamicLibrary

    /// `nil` outside an X session. SDL loads the library if it supports X at all.
    init?() {
        guard let library = DynamicLibrary("libX11.so.6", ifLoaded: true) else { return nil }
        self.library = library
    }

    var setErrorHandler: SetHandler? { library.function("XSetErrorHandler") }
    var setIOErrorHandler: SetHandler? { library.function("XSetIOErrorHandler") }

    var openDisplay: (@convention(c) (UnsafePointer<CChar>?) -> Display?)? {
        library.function("XOpenDisplay")
    }
    var closeDisplay: (@convention(c) (Display) -> CInt)? { library.function("XCloseDisplay") }
    var resourceManagerString: (@convention(c) (Display) -> UnsafePointer<CChar>?)? {
        library.function("XResourceManagerString")
    }

    var getNormalHints:
        (@convention(c) (Display, WindowID, UnsafeMutableRawPointer, UnsafeMutablePointer<CLong>) -> CInt)?
    { library.function("XGetWMNormalHints") }
    var setNormalHints: (@convention(c) (Display, WindowID, UnsafeMutableRawPointer) -> Void)? {
        library.function("XSetWMNormalHints")
    }
    var registerFilter:
        (@convention(c) (Display, WindowID, CInt, CInt, Filter, UnsafeMutableRawPointer) -> Void)?
    {
        library.function("_XRegisterFilterByType")
    }
    var unregisterFilter: (@convention(c) (Display, WindowID, Filter, UnsafeMutableRawPointer) -> Void)? {
        library.function("_XUnregisterFilter")
    }

    /// Sounds the bell, at a volume from -100 to 100 relative to the usual one.
    var bell: (@convention(c) (Display, CInt) -> CInt)? { library.function("XBell") }
    /// Writes the state of the keyboard, whose first byte is the layout's number.
    var keyboardState: (@convention(c) (Display, CUnsignedInt, UnsafeMutableRawPointer) -> CInt)? {
        library.function("XkbGetState")
    }
    /// Finds the symbol of a key with modifiers held. It also returns the modifiers that the symbol does not need.
    var lookUpKey:
        (
            @convention(c) (
                Display, CUnsignedChar, CUnsignedInt, UnsafeMutablePointer<CUnsignedInt>,
                UnsafeMutablePointer<CUnsignedLong>
            ) -> CInt
        )?
    { library.function("XkbLookupKeySym") }
    var flush: (@convention(c) (Display) -> CInt)? { library.function("XFlush") }
}
