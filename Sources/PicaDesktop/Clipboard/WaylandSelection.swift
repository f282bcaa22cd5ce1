import CWayland
import Foundation
import PicaGraph

/// The numbers and names by which the two selections differ: there is a protocol for each, alike in
/// everything else.
struct WaylandSelectionKind {
    let managerName: String
    let newestVersion: UInt32
    let manager: UnsafePointer<wl_interface>?
    let device: UnsafePointer<wl_interface>?
    let source: UnsafePointer<wl_interface>?
    // Requests.
    let setSelection: UInt32
    let releaseDevice: UInt32
    let receive: UInt32
    let destroyOffer: UInt32
    // Events.
    let selected: UInt32
    let dragEntered: UInt32?
    let dragLeft: UInt32?
    let send: UInt32
    let cancelled: UInt32

    @MainActor static let clipboard = WaylandSelectionKind(
        managerName: "wl_data_device_manager", newestVersion: 3, manager: pica_data_device_manager(),
        device: pica_data_device(), source: pica_data_source(), setSelection: 1, releaseDevice: 2, receive: 1,
        destroyOffer: 2, selected: 5, dragEntered: 1, dragLeft: 2, send: 1, cancelled: 2)

    @MainActor static let primary = WaylandSelectionKind(
        managerName: "zwp_primary_selection_device_manager_v1", newestVersion: 1,
        manager: pica_primary_manager(), device: pica_primary_device(), source: pica_primary_source(),
        setSelection: 0, releaseDevice: 1, receive: 0, destroyOffer: 1, selected: 1, dragEntered: nil,
        dragLeft: nil, send: 0, cancelled: 1)
}

/// One selection of a Wayland compositor. Until it is connected, and where the compositor has none of the
/// kind, it is this program's alone.
@MainActor final class WaylandSelection: Clipboard {
    let kind: WaylandSelectionKind
    var display: OpaquePointer?
    private(set) var ownContent: ClipboardContent?
    /// Whether other programs have still to hear of it.
    private var isClaiming = false
    private weak var seat: WaylandSeat?
    private var manager: WaylandProxy?
    private var device: WaylandProxy?
    /// What this program has put there, and what others may still be reading.
    private var sources: [Source] = []
    /// What another program has put there.
    private var offer: Offer?
    /// What has been announced, and not yet for what; what is dragged over the window, which SDL deals with.
    private var announced: Offer?
    private var dragged: Offer?

    private var roundTrips: [OpaquePointer: WaylandProxy] = [:]

    private struct Source {
        let proxy: WaylandProxy
        let content: ClipboardContent
    }

    private final class Offer {
        var names: [String] = []
        var proxy: WaylandProxy?
    }

    init(_ kind: WaylandSelectionKind) { self.kind = kind }

    func connect(to seat: WaylandSeat, manager: WaylandProxy) {
        let getDevice: UInt32 = 1
        guard device == nil, let seatProxy = seat.proxy,
            let pointer = manager.make(
                getDevice, kind.device, [.new, wl_argument(o: seatProxy.pointer)])
        else { return }
        (self.seat, self.manager) = (seat, manager)
        let canRelease = kind.newestVersion == 1 || wl_proxy_get_version(pointer) >= 2
        device = WaylandProxy(pointer, destructor: canRelease ? kind.releaseDevice : nil) {
            [weak self] event, arguments in self?.take(event, arguments)
        }
    }

    func disconnect() {
        (device, seat, manager, offer, announced, dragged) = (nil, nil, nil, nil, nil, nil)
        sources = []
    }

    var types: [String]? {
        ownContent?.types ?? (device == nil ? [] : TextType.types(offered: offer?.names ?? []))
    }

    // MARK: Owning

    func put(_ content: ClipboardContent) {
        ownContent = content
        isClaiming = true
        claim()
    }

    /// Offers what was put there to other programs, as soon as something has been done that can be named as
    /// the reason: without it the compositor would pass it over.
    func claim() {
        let (createSource, offer): (UInt32, UInt32) = (0, 0)
        guard isClaiming, let content = ownContent, let device, let seat, seat.serial != 0,
            let pointer = manager?.make(createSource, kind.source, [.new])
        else { return }
        isClaiming = false
        let destroy: UInt32 = 1
        let proxy = WaylandProxy(pointer, destructor: destroy) { [weak self, kind] event, arguments in
            switch event {
            case kind.send: self?.send(arguments.text(0), of: pointer, to: arguments.descriptor(1))
            case kind.cancelled: self?.cancel(pointer)
            default: break
            }
        }
        for name in TextType.offered(content.types) {
            name.withCString { proxy.send(offer, [wl_argument(s: $0)]) }
        }
        sources.append(Source(proxy: proxy, content: content))
        device.send(kind.setSelection, [wl_argument(o: pointer), wl_argument(u: seat.serial)])
        flush()
    }

    private func send(_ name: String, of source: OpaquePointer, to descriptor: Int32) {
        let content = sources.first { $0.proxy.pointer == source }?.content
        Pipe.write(content?.bytes(of: TextType.type(named: name)) ?? [], to: descriptor)
    }

    /// Something else has taken the place of what was put there.
    private func cancel(_ source: OpaquePointer) {
        if sources.last?.proxy.pointer == source, !isClaiming { ownContent = nil }
        sources.removeAll { $0.proxy.pointer == source }
    }

    // MARK: Reading

    private func take(_ event: UInt32, _ arguments: WaylandArguments) {
        let arrived: UInt32 = 0
        switch event {
        case arrived: announced = arguments.object(0).map(makeOffer)
        case kind.selected:
            offer = arguments.object(0) == nil ? nil : announced
            announced = nil
            // What the compositor passed over is gone when there is something else.
            if let offer, let ownContent, !isClaiming,
                Set(offer.names) != Set(TextType.offered(ownContent.types))
            {
                self.ownContent = nil
            }
        case kind.dragEntered:
            dragged = announced
            announced = nil
        case kind.dragLeft: dragged = nil
        default: break
        }
    }

    private func makeOffer(_ pointer: OpaquePointer) -> Offer {
        let offer = Offer()
        offer.proxy = WaylandProxy(pointer, destructor: kind.destroyOffer) { [weak offer] event, arguments in
            if event == 0 { offer?.names.append(arguments.text(0)) }
        }
        return offer
    }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let offer, let name = TextType.names(for: type, in: offer.names).first, let pipe = Pipe.make()
        else { return completion(.failure(.nothing)) }
        name.withCString {
            offer.proxy?.send(kind.receive, [wl_argument(s: $0), wl_argument(h: pipe.into)])
        }
        flush()
        // The compositor has its own of it: what is read ends when the other program closes that.
        close(pipe.into)
        Pipe.read(from: pipe.out, limit: ClipboardContent.limit) { [weak self] result in
            switch result {
            case .failure(let error): error.report()
            case .success(let bytes) where bytes.isEmpty:
                // Nothing comes of an offer that another was about to replace.
                self?.afterRoundTrip {
                    guard let self, self.offer !== offer else { return completion(result) }
                    self.request(type, completion: completion)
                }
                return
            case .success: break
            }
            completion(result)
        }
    }

    /// Calls back when all is here that the compositor has sent by now.
    private func afterRoundTrip(_ body: @escaping @MainActor () -> Void) {
        let sync: UInt32 = 0
        guard let display, let pointer = WaylandProxy.make(by: display, sync, pica_callback(), [.new])
        else { return body() }
        roundTrips[pointer] = WaylandProxy(pointer) { [weak self] _, _ in
            self?.roundTrips[pointer] = nil
            body()
        }
        flush()
    }

    private func flush() {
        if let display { wl_display_flush(display) }
    }
}
