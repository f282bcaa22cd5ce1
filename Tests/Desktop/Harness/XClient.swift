import Foundation

/// A connection to an X server, for what no tool does without a window manager.
final class XClient {
    private let library: UnsafeMutableRawPointer
    private let display: OpaquePointer

    init(display name: String) throws {
        guard let library = dlopen("libX11.so.6", RTLD_NOW) else { throw Failure("there is no libX11") }
        self.library = library
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        guard let display = try XClient.function("XOpenDisplay", Open.self, library)(name) else {
            throw Failure("cannot connect to display \(name)")
        }
        self.display = display
    }

    deinit {
        typealias Close = @convention(c) (OpaquePointer) -> CInt
        _ = try? XClient.function("XCloseDisplay", Close.self, library)(display)
    }

    /// Sends a window manager's close request.
    func requestClose(_ window: String) throws {
        typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> CUnsignedLong
        typealias Send =
            @convention(c) (OpaquePointer, CUnsignedLong, CInt, CLong, UnsafeMutableRawPointer) -> CInt
        typealias Flush = @convention(c) (OpaquePointer) -> CInt
        guard let id = CUnsignedLong(window) else { throw Failure("\(window) is no window") }
        let intern = try XClient.function("XInternAtom", Intern.self, library)
        // An XClientMessageEvent in an XEvent's room.
        var event = [CLong](repeating: 0, count: 24)
        event[0] = 33  // ClientMessage
        event[4] = CLong(id)
        event[5] = CLong(intern(display, "WM_PROTOCOLS", 0))
        event[6] = 32  // Its data is of longs.
        event[7] = CLong(intern(display, "WM_DELETE_WINDOW", 0))
        _ = try XClient.function("XSendEvent", Send.self, library)(display, id, 0, 0, &event)
        _ = try XClient.function("XFlush", Flush.self, library)(display)
    }

    /// Gives each character that no key has a key without a meaning.
    func addKeys(for characters: Set<Unicode.Scalar>) throws {
        typealias Get =
            @convention(c) (OpaquePointer, UInt8, CInt, UnsafeMutablePointer<CInt>)
            -> UnsafeMutablePointer<CUnsignedLong>?
        typealias Change =
            @convention(c) (OpaquePointer, CInt, CInt, UnsafeMutablePointer<CUnsignedLong>, CInt) -> CInt
        typealias Sync = @convention(c) (OpaquePointer, CInt) -> CInt
        typealias Free = @convention(c) (UnsafeMutableRawPointer) -> CInt
        let (first, count) = (8, 248)
        var width: CInt = 0
        guard
            let table = try XClient.function("XGetKeyboardMapping", Get.self, library)(
                display, UInt8(first), CInt(count), &width), width > 0
        else { throw Failure("there is no keyboard") }
        let symbols = (0..<count * Int(width)).map { table[$0] }
        _ = try XClient.function("XFree", Free.self, library)(table)
        // Letters of Latin 1 have names of their own; all others are numbers beyond these.
        var wanted = Set(
            characters.map { CUnsignedLong($0.value < 0x100 ? $0.value : 0x100_0000 + $0.value) })
        wanted.subtract(symbols)
        let change = try XClient.function("XChangeKeyboardMapping", Change.self, library)
        for key in 0..<count where symbols[key * Int(width)..<(key + 1) * Int(width)].allSatisfy({ $0 == 0 })
        {
            guard let symbol = wanted.popFirst() else { break }
            // Shift changes nothing.
            var meanings = [symbol, symbol]
            _ = change(display, CInt(first + key), 2, &meanings, 1)
        }
        guard wanted.isEmpty else { throw Failure("there are no keys left") }
        _ = try XClient.function("XSync", Sync.self, library)(display, 0)
    }

    func repeatKeys() throws {
        typealias Call = @convention(c) (OpaquePointer) -> CInt
        _ = try XClient.function("XAutoRepeatOn", Call.self, library)(display)
        _ = try XClient.function("XFlush", Call.self, library)(display)
    }

    /// Takes all keys away from other programs meanwhile, as a desktop does for its own shortcuts.
    func whileTakingKeys(_ body: () throws -> Void) throws {
        typealias Root = @convention(c) (OpaquePointer) -> CUnsignedLong
        typealias Grab =
            @convention(c) (OpaquePointer, CUnsignedLong, CInt, CInt, CInt, CUnsignedLong) -> CInt
        typealias Ungrab = @convention(c) (OpaquePointer, CUnsignedLong) -> CInt
        typealias Sync = @convention(c) (OpaquePointer, CInt) -> CInt
        let root = try XClient.function("XDefaultRootWindow", Root.self, library)(display)
        guard try XClient.function("XGrabKeyboard", Grab.self, library)(display, root, 0, 1, 1, 0) == 0 else {
            throw Failure("another program has the keyboard")
        }
        try body()
        _ = try XClient.function("XUngrabKeyboard", Ungrab.self, library)(display, 0)
        _ = try XClient.function("XSync", Sync.self, library)(display, 0)
    }

    /// Size and hot spot of the pointer's picture.
    func cursorShape() throws -> [Int] {
        struct CursorImage {
            var x, y: CShort
            var width, height, hotX, hotY: CUnsignedShort
        }
        typealias Query =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>)
            -> CInt
        typealias Image = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
        guard let fixes = dlopen("libXfixes.so.3", RTLD_NOW) else { throw Failure("there is no libXfixes") }
        defer { dlclose(fixes) }
        var (event, error): (CInt, CInt) = (0, 0)
        _ = try XClient.function("XFixesQueryExtension", Query.self, fixes)(display, &event, &error)
        guard let image = try XClient.function("XFixesGetCursorImage", Image.self, fixes)(display) else {
            throw Failure("there is no pointer")
        }
        defer { free(image) }
        let shape = image.load(as: CursorImage.self)
        return [shape.width, shape.height, shape.hotX, shape.hotY].map(Int.init)
    }

    private static func function<F>(_ name: String, _ type: F.Type, _ library: UnsafeMutableRawPointer) throws
        -> F
    {
        guard let symbol = dlsym(library, name) else { throw Failure("libX11 has no \(name)") }
        return unsafeBitCast(symbol, to: type)
    }
}
