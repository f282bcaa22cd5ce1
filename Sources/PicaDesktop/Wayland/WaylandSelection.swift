import CPicaWayland
import Foundation
import PicaGraph
import PicaState

/// The names and numbers in which the protocols of the two selections differ. The protocols are otherwise alike.
struct WaylandSelectionKind {
    let managerName: String
    let newestVersion: UInt32
    let manager: UnsafePointer<wl_interface>?
    let device: UnsafePointer<wl_interface>?
    let source: UnsafePointer<wl_interface>?
    // Request opcodes.
    let setSelection: UInt32
    let releaseDevice: UInt32
    let receive: UInt32
    let destroyOffer: UInt32
    // Event opcodes.
    let selected: UInt32
    let send: UInt32
    let cancelled: UInt32
    /// Whether the selection's device also reports drag and drop.
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

/// One selection of a Wayland compositor.
///
/// Until it is connected, and if the compositor has no such selection, its content stays inside this program.
@MainActor final class WaylandSelection: Clipboard {
    let kind: WaylandSelectionKind
    var display: OpaquePointer?
    private(set) var ownContent: ClipboardContent?
    /// Whether the content has yet to be offered to other programs.
    private var isClaiming = false
    private weak var seat: WaylandSeat?
    private var manager: WaylandProxy?
    private var device: WaylandProxy?
    /// The sources of this program's contents, including earlier ones that others may still be reading.
    private var sources: [WaylandSource] = []
    /// The content that another program has put there.
    private var offer: WaylandOffer?
    /// An offer that has been introduced but not yet assigned to the selection or to a drag.
    private var announced: WaylandOffer?
    /// The drag and drop of the program, which uses the clipboard's device.
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
        // SDL keeps sleeping after events that are not its own. This wakes the loop to show what they changed.
        DispatchQueue.main.async {}
    }

    /// Offers the content to other programs, as soon as there is an input event whose serial number can be given.
    ///
    /// The compositor would ignore a request without one.
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

    /// Creates a source that offers content to other programs once it is assigned to the selection or a drag.
    func makeSource(
        _ content: ClipboardContent,
        onEvent: @escaping @MainActor (WaylandSource, _ event: UInt32, WaylandArguments) -> Void
    ) -> WaylandSource? {
        manager.flatMap { WaylandSource(content, kind, from: $0, onEvent: onEvent) }
    }

    /// Starts a drag with the pointer, whose button is held.
    /// - Returns: Whether the request could be sent to the compositor.
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

    /// Handles a source that other content has replaced.
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
            // Another program's offer means that the compositor ignored or replaced this program's content.
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
            // An offer that is about to be replaced returns no data, so the new one is read instead.
            self?.afterRoundTrip {
                guard let self, self.offer !== offer else { return completion(result) }
                self.request(type, completion: completion)
            }
        }
    }

    func readNow(_ type: String) -> [UInt8]? {
        if let ownContent { return ownContent.bytes(of: type) }
        return offer?.readNow(type)
    }

    /// Calls a closure once everything that the compositor has sent so far has arrived.
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
