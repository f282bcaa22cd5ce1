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
    let send: UInt32
    let cancelled: UInt32
    /// Whether its devices tell of what is dragged, too.
    let canDrag: Bool

    @MainActor static let clipboard = WaylandSelectionKind(
        managerName: "wl_data_device_manager", newestVersion: 3, manager: pica_data_device_manager(),
        device: pica_data_device(), source: pica_data_source(), setSelection: 1, releaseDevice: 2, receive: 1,
        destroyOffer: 2, selected: 5, send: 1, cancelled: 2, canDrag: true)

    @MainActor static let primary = WaylandSelectionKind(
        managerName: "zwp_primary_selection_device_manager_v1", newestVersion: 1,
        manager: pica_primary_manager(), device: pica_primary_device(), source: pica_primary_source(),
        setSelection: 0, releaseDevice: 1, receive: 0, destroyOffer: 1, selected: 1, send: 0, cancelled: 1,
        canDrag: false)
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
    private var sources: [WaylandSource] = []
    /// What another program has put there.
    private var offer: WaylandOffer?
    /// What has been announced, and not yet for what.
    private var announced: WaylandOffer?
    /// What is dragged comes by way of the clipboard's device.
    private(set) lazy var drags = WaylandDrags(self)

    private var roundTrips: [OpaquePointer: WaylandProxy] = [:]
    let watchers = ClipboardWatchers()

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
        (device, seat, manager, offer, announced) = (nil, nil, nil, nil, nil)
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
        tellWatchers()
    }

    private func tellWatchers() {
        guard !watchers.isEmpty else { return }
        watchers.tell()
        // SDL sleeps on after events that are none of its own, and what they have changed is to be seen.
        DispatchQueue.main.async {}
    }

    /// Offers what was put there to other programs, as soon as something has been done that can be named as
    /// the reason: without it the compositor would pass it over.
    func claim() {
        guard isClaiming, let content = ownContent, let device, let seat, seat.serial != 0,
            let source = makeSource(
                content,
                onEvent: { [weak self, kind] source, event, _ in
                    if event == kind.cancelled { self?.cancel(source) }
                }),
            let pointer = source.pointer
        else { return }
        isClaiming = false
        sources.append(source)
        device.send(kind.setSelection, [wl_argument(o: pointer), wl_argument(u: seat.serial)])
        flush()
    }

    /// Offers something to other programs, as soon as they are told for what.
    func makeSource(
        _ content: ClipboardContent,
        onEvent: @escaping @MainActor (WaylandSource, _ event: UInt32, WaylandArguments) -> Void
    ) -> WaylandSource? {
        manager.flatMap { WaylandSource(content, kind, from: $0, onEvent: onEvent) }
    }

    /// Has something go along with the pointer, whose button is held.
    /// - Returns: Whether the compositor could be asked to.
    func startDrag(_ source: WaylandSource, actions: [DropAction], from surface: OpaquePointer) -> Bool {
        let startDrag: UInt32 = 0
        guard kind.canDrag, let device, let seat, let press = seat.press, let pointer = source.pointer else {
            return false
        }
        source.setActions(actions)
        device.send(
            startDrag,
            [wl_argument(o: pointer), wl_argument(o: surface), wl_argument(o: nil), wl_argument(u: press)])
        flush()
        seat.pressWasTaken()
        return true
    }

    /// Something else has taken the place of what was put there.
    private func cancel(_ source: WaylandSource) {
        if sources.last === source, !isClaiming { ownContent = nil }
        sources.removeAll { $0 === source }
    }

    // MARK: Reading

    private func take(_ event: UInt32, _ arguments: WaylandArguments) {
        let arrived: UInt32 = 0
        switch event {
        case arrived:
            announced = arguments.object(0).map { WaylandOffer($0, kind, display: display) }
        case kind.selected:
            offer = arguments.object(0) == nil ? nil : announced
            announced = nil
            // What the compositor passed over is gone when there is something else.
            if let offer, let ownContent, !isClaiming,
                Set(offer.names) != Set(TextType.offered(ownContent.types))
            {
                self.ownContent = nil
            }
            tellWatchers()
        case _ where kind.canDrag: takeDrag(event, arguments)
        default: break
        }
    }

    private func takeDrag(_ event: UInt32, _ arguments: WaylandArguments) {
        let (entered, left, moved, dropped): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 3, 4)
        switch event {
        case entered:
            drags.entered(arguments, arguments.object(4) == nil ? nil : announced)
            announced = nil
        case left: drags.left()
        case moved: drags.moved(arguments)
        case dropped: drags.dropped()
        default: break
        }
    }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let offer else { return completion(.failure(.nothing)) }
        offer.request(type) { [weak self] result in
            guard case .success(let bytes) = result, bytes.isEmpty else { return completion(result) }
            // Nothing comes of an offer that another was about to replace.
            self?.afterRoundTrip {
                guard let self, self.offer !== offer else { return completion(result) }
                self.request(type, completion: completion)
            }
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
