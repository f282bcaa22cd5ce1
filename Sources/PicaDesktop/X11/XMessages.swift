import CPicaSDL
import CPicaXCB
import Foundation
import PicaGraph

/// Client messages from other programs to one of SDL's windows on an X server, hidden from SDL.
///
/// Xlib passes each event to registered filters before SDL gets it. The mechanism was made for input methods.
@MainActor final class XMessages {
    typealias Take = @MainActor (xcb_client_message_event_t) -> Bool

    private let target: Target
    private let take: Take
    private static let kind: CInt = 33  // ClientMessage

    /// Xlib's identification of an SDL window.
    private struct Target {
        let display: OpaquePointer
        let id: CUnsignedLong
    }

    /// - Parameter take: Called with each message; returns whether to hide it from SDL. It is called while SDL reads
    ///   events, so it must neither draw nor wait.
    init?(to window: OpaquePointer, take: @escaping Take) {
        guard let info = SDL.systemInfo(of: window) else { return nil }
        self.target = Target(display: info.display, id: CUnsignedLong(info.id))
        self.take = take
        guard let register = LibX11()?.registerFilter else { return nil }
        register(
            target.display, target.id, Self.kind, Self.kind, Self.filter,
            Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        LibX11()?.unregisterFilter?(
            target.display, target.id, Self.filter, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let filter: LibX11.Filter = { _, _, event, messages in
        guard let event, let messages, let message = xcb_client_message_event_t(event) else { return 0 }
        let address = UInt(bitPattern: messages)
        return MainActor.assumeIsolated {
            guard let messages = UnsafeRawPointer(bitPattern: address) else { return 0 }
            return Unmanaged<XMessages>.fromOpaque(messages).takeUnretainedValue().take(message) ? 1 : 0
        }
    }
}

extension xcb_client_message_event_t {
    /// - Parameter event: Xlib's event; the result is `nil` if its data are not 32-bit numbers.
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
