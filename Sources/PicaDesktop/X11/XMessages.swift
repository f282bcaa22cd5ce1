import CSDL
import CXCB
import Foundation
import PicaGraph

/// Messages that other programs send to one of SDL's windows on an X server, and that SDL is not to see.
///
/// Xlib asks the filters that are registered with it about each event before SDL has it, for the input methods
/// that came first to use it.
@MainActor final class XMessages {
    typealias Take = @MainActor (xcb_client_message_event_t) -> Bool

    private let target: Target
    private let take: Take
    private static let kind: CInt = 33  // ClientMessage

    /// What Xlib knows a window of SDL's by.
    private struct Target {
        let display: OpaquePointer
        let id: CUnsignedLong
    }

    private typealias Filter =
        @convention(c) (OpaquePointer?, CUnsignedLong, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt

    /// - Parameter take: Given each message; whether that is all that becomes of it. Called while SDL reads what
    ///   has come: nothing may be drawn or waited for.
    init?(to window: OpaquePointer, take: @escaping Take) {
        guard let info = SDL.systemInfo(of: window) else { return nil }
        self.target = Target(display: info.display, id: CUnsignedLong(info.id))
        self.take = take
        typealias Register =
            @convention(c) (OpaquePointer, CUnsignedLong, CInt, CInt, Filter, UnsafeMutableRawPointer) -> Void
        let isRegistered = Self.withFunction("_XRegisterFilterByType", Register.self) {
            $0(
                self.target.display, self.target.id, Self.kind, Self.kind, Self.filter,
                Unmanaged.passUnretained(self).toOpaque())
        }
        guard isRegistered else { return nil }
    }

    isolated deinit {
        typealias Unregister =
            @convention(c) (OpaquePointer, CUnsignedLong, Filter, UnsafeMutableRawPointer) -> Void
        _ = Self.withFunction("_XUnregisterFilter", Unregister.self) {
            $0(target.display, target.id, Self.filter, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    private static let filter: Filter = { _, _, event, messages in
        guard let event, let messages, let message = xcb_client_message_event_t(event) else { return 0 }
        let address = UInt(bitPattern: messages)
        return MainActor.assumeIsolated {
            guard let messages = UnsafeRawPointer(bitPattern: address) else { return 0 }
            return Unmanaged<XMessages>.fromOpaque(messages).takeUnretainedValue().take(message) ? 1 : 0
        }
    }

    /// - Returns: Whether Xlib has a function of that name.
    private static func withFunction<F>(_ name: String, _ type: F.Type, _ body: (F) -> Void) -> Bool {
        guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD) else { return false }
        defer { dlclose(library) }
        guard let symbol = dlsym(library, name) else { return false }
        body(unsafeBitCast(symbol, to: type))
        return true
    }
}

extension xcb_client_message_event_t {
    /// - Parameter event: Xlib's; nil where its data are no numbers of 32 bits.
    fileprivate init?(_ event: UnsafeRawPointer) {
        guard event.load(fromByteOffset: 48, as: CInt.self) == 32 else { return nil }
        func number(_ offset: Int) -> UInt32 {
            UInt32(truncatingIfNeeded: event.load(fromByteOffset: offset, as: CLong.self))
        }
        var data = xcb_client_message_data_t()
        data.data32 = (number(56), number(64), number(72), number(80), number(88))
        self.init(
            response_type: UInt8(XCB_CLIENT_MESSAGE), format: 32, sequence: 0, window: number(32),
            type: number(40), data: data)
    }
}
