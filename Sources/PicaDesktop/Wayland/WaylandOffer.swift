import CPicaWayland
import Foundation
import PicaGraph
import PicaState

/// Content that some program offers through a Wayland compositor.
@MainActor final class WaylandOffer: ContentOffer {
    private(set) var names: [String] = []
    /// The action that the compositor has chosen for the drag, as a bit; 0 for none.
    private(set) var action: UInt32 = 0
    private var proxy: WaylandProxy?
    private let kind: WaylandSelectionKind
    private let display: OpaquePointer?

    init(_ pointer: OpaquePointer, _ kind: WaylandSelectionKind, display: OpaquePointer?) {
        (self.kind, self.display) = (kind, display)
        proxy = WaylandProxy(pointer, destructor: kind.destroyOffer) { [weak self] event, arguments in
            switch event {
            case 0: self?.names.append(arguments.text(0))
            case 2: self?.action = arguments.number(0)
            default: break
            }
        }
    }

    var ownContent: ClipboardContent? { nil }
    var types: [String]? { TextType.types(offered: names) }

    /// Asks the other program for content, and returns the descriptor to read it from.
    private func receive(_ type: String) -> Int32? {
        guard let name = TextType.names(for: type, in: names).first, let pipe = Pipe.make() else {
            return nil
        }
        name.withCString { proxy?.send(kind.receive, [wl_argument(s: $0), wl_argument(h: pipe.into)]) }
        flush()
        // The compositor has its own copy of the descriptor. Reading ends when the other program closes that.
        close(pipe.into)
        return pipe.out
    }

    /// Returns content that arrives within a second, without letting the event loop run.
    func readNow(_ type: String) -> [UInt8]? {
        receive(type).flatMap {
            Pipe.readNow(from: $0, limit: ClipboardContent.limit, seconds: Timeout.withoutLoop)
        }
    }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let descriptor = receive(type) else { return completion(.failure(.nothing)) }
        // The closure keeps the offer alive until all is read, as the source may end with it.
        Pipe.read(from: descriptor, limit: ClipboardContent.limit) { [self] result in
            if case .failure(let error) = result { error.report() }
            withExtendedLifetime(self) { completion(result) }
        }
    }

    private func flush() {
        if let display { wl_display_flush(display) }
    }

    // MARK: Drags

    /// Tells the compositor the action that a drop here would perform.
    /// - Parameters:
    ///   - action: `nil` if the drop would be rejected.
    ///   - copies: Whether a copy is acceptable, too, if the action is a move.
    ///   - serial: The serial number of the drag's entering the window.
    func answer(_ action: DropAction?, orCopy copies: Bool, to serial: UInt32) {
        let (accept, setActions): (UInt32, UInt32) = (0, 4)
        guard let proxy else { return }
        let known = TextType.names(for: ClipboardContent.plainText, in: names) + names
        if action != nil, let name = known.first {
            name.withCString { proxy.send(accept, [wl_argument(u: serial), wl_argument(s: $0)]) }
        } else {
            proxy.send(accept, [wl_argument(u: serial), wl_argument(s: nil)])
        }
        if proxy.version >= 3 {
            let preferred = action?.bit ?? 0
            let all = action != nil && copies ? preferred | DropAction.copy.bit : preferred
            proxy.send(setActions, [wl_argument(u: all), wl_argument(u: preferred)])
        }
        flush()
    }

    /// Ends the drop: its content has arrived, or was not accepted. Nothing more can be requested afterwards.
    func finish(isTaken: Bool) {
        let finish: UInt32 = 3
        if isTaken, action != 0, let proxy, proxy.version >= 3 { proxy.send(finish) }
        proxy = nil
        flush()
    }
}

extension DropAction {
    /// The action's bit in the protocol.
    var bit: UInt32 { self == .move ? 2 : 1 }
}
