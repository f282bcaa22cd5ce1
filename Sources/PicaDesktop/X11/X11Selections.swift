import CPicaSDL
import CPicaXCB
import Foundation
import PicaState

/// The selections of an X server, over a separate connection.
///
/// SDL itself supports only short texts, and blocks while it waits for the selection's owner.
@MainActor final class X11Selections: Selections {
    private(set) var connection: XConnection?
    /// The window that owns the selections.
    private(set) var window: xcb_window_t = 0
    private lazy var own = [X11Selection("CLIPBOARD", of: self), X11Selection("PRIMARY", of: self)]
    private lazy var x11Drags = X11Drags(self)
    private var incoming: [xcb_window_t: XIncoming] = [:]
    private var outgoing = XTransfers()
    private var source: (any DispatchSourceRead)?
    /// Whether the program has a window but has not connected yet.
    private var isExpected = false
    /// Whether the clipboard manager has saved the content; `nil` before its answer.
    private var isHandedOver: Bool?

    /// The longest time that one turn of the loop handles continuous events, in seconds.
    private static let longestTurn = 0.008
    /// The longest time that the program's end waits for the clipboard manager, in seconds.
    private static let longestHandOver = 2.0
    /// The largest size of a list of targets, in bytes.
    private static let longestList = 1 << 22

    var clipboard: any Clipboard { own[0] }
    var primary: any Clipboard { own[1] }
    var drags: any Drags { x11Drags }

    isolated deinit { source?.cancel() }

    func connect(window _: OpaquePointer) {
        // The first frame must not wait for the connection.
        isExpected = true
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.connect() } }
    }

    private func connect() {
        guard isExpected else { return }
        isExpected = false
        guard let connection = XConnection() else { return }
        self.connection = connection
        window = connection.makeWindow()
        // All atoms in one go, as each request waits for the server.
        _ = connection.atoms(
            of: own.map(\.name) + Self.services + TextType.names + ["PICA_SELECTION", "INCR", "ATOM_PAIR"]
                + X11Drags.atoms)
        let source = DispatchSource.makeReadSource(fileDescriptor: connection.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
        source.resume()
        self.source = source
        // Changes of the primary selection are not watched, as its owner matters only when the middle button is
        // pressed.
        let (clipboard, primary) = (connection.atom(own[0].name), connection.atom(own[1].name))
        connection.watchOwner(of: clipboard, for: window, changes: true)
        connection.watchOwner(of: primary, for: window, changes: false)
        let dragged = connection.atom(x11Drags.selection.name)
        connection.watchOwner(of: dragged, for: window, changes: false)
        for selection in own { selection.claim() }
        own[0].ownerChanged(isNobody: connection.owner(of: clipboard) == 0)
        x11Drags.connected()
        drainSoon()
    }

    // MARK: Events

    func catchUp() { drain() }

    /// Handles events of other programs until a condition holds, in place of the event loop.
    ///
    /// Content above 1 MiB is joined off the main thread and does not arrive in such a wait.
    /// - Parameter seconds: The longest wait.
    func handleEvents(for seconds: TimeInterval, until isDone: () -> Bool) {
        let end = SDL.now + seconds
        while !isDone(), SDL.now < end, let connection {
            connection.flush()
            var descriptor = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, 10)
            drain()
        }
    }

    /// Schedules the handling of events that arrived during a wait for another reply, because no notification reports
    /// them.
    func drainSoon() {
        connection?.flush()
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.drain() } }
    }

    private func drain(for seconds: TimeInterval = longestTurn) {
        guard let connection else { return }
        let enough = SDL.now + seconds
        while let event = connection.nextEvent() {
            handle(event)
            if SDL.now >= enough { return drainSoon() }
        }
        if connection.isBroken { disconnect() }
    }

    /// Drops the connection, because the server is gone; SDL will report that.
    private func disconnect() {
        source?.cancel()
        let lost = incoming.values
        (connection, incoming, outgoing) = (nil, [:], XTransfers())
        for transfer in lost { transfer.finish(.failure(.ownerGone)) }
        x11Drags.disconnected()
    }

    private func handle(_ event: borrowing XEvent) {
        switch event.kind {
        case UInt8(XCB_SELECTION_REQUEST): serve(event.load(as: xcb_selection_request_event_t.self))
        case UInt8(XCB_SELECTION_NOTIFY): take(event.load(as: xcb_selection_notify_event_t.self))
        case UInt8(XCB_PROPERTY_NOTIFY): take(event.load(as: xcb_property_notify_event_t.self))
        case UInt8(XCB_SELECTION_CLEAR):
            selection(event.load(as: xcb_selection_clear_event_t.self).selection)?.lost()
        case UInt8(XCB_CLIENT_MESSAGE): x11Drags.take(event.load(as: xcb_client_message_event_t.self))
        case UInt8(XCB_DESTROY_NOTIFY):
            let window = event.load(as: xcb_destroy_notify_event_t.self).window
            outgoing.remove(allOf: window)
            x11Drags.sourceDied(window)
        case connection?.ownerEvent: take(event.load(as: xcb_xfixes_selection_notify_event_t.self))
        default: break
        }
    }

    private func selection(_ atom: xcb_atom_t) -> X11Selection? {
        (own + [x11Drags.selection]).first { connection?.atom($0.name) == atom }
    }

    private func take(_ event: xcb_xfixes_selection_notify_event_t) {
        if UInt32(event.subtype) != XCB_XFIXES_SELECTION_EVENT_SET_SELECTION_OWNER.rawValue {
            for transfer in incoming.values where transfer.selection == event.selection {
                transfer.finish(.failure(.ownerGone))
            }
            forgetFinished()
        }
        guard event.owner != window, let selection = selection(event.selection), selection === own[0] else {
            return
        }
        selection.ownerChanged(isNobody: event.owner == 0)
    }

    private func take(_ event: xcb_selection_notify_event_t) {
        if event.requestor == window { isHandedOver = event.property != 0 }
        incoming[event.requestor]?.answered(event)
        forgetFinished()
    }

    private func take(_ event: xcb_property_notify_event_t) {
        if UInt32(event.state) == XCB_PROPERTY_DELETE.rawValue {
            if outgoing.chunkTaken(event.atom, of: event.window) { forget(event.window) }
        } else if event.window == window {
            selection(event.atom)?.timeCame(event.time)
        } else {
            incoming[event.window]?.propertySet(event)
        }
        forgetFinished()
    }

    private func forgetFinished() {
        incoming = incoming.filter { !$0.value.isFinished }
    }

    /// Stops watching another program's window, unless the window waits for more.
    func forget(_ window: xcb_window_t) {
        guard !outgoing.contains(window), !x11Drags.follows(window) else { return }
        connection?.watch(window, false)
    }

    // MARK: Requests to others

    func ask(
        _ target: String, of selection: X11Selection,
        completion: @escaping @MainActor (Result<XProperty, ClipboardError>) -> Void
    ) {
        connect()
        guard let connection else { return completion(.failure(.nothing)) }
        let transfer = XIncoming(
            connection.atom(target), of: connection.atom(selection.name), at: selection.readTime ?? 0,
            over: connection,
            completion: completion)
        incoming[transfer.window] = transfer
        drainSoon()
    }

    // MARK: Requests from others

    /// The targets that every selection supports besides its content.
    private static let services = ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"]

    private func serve(_ request: xcb_selection_request_event_t) {
        guard let connection else { return }
        // An obsolete client leaves the choice of the property to the owner.
        let property = request.property == 0 ? request.target : request.property
        let answer: @MainActor (Bool) -> Void = { [weak self] isServed in
            self?.connection?.answer(request, property: isServed ? property : 0)
        }
        if request.target == connection.atom("MULTIPLE") {
            serveSeveral(property, request, completion: answer)
        } else {
            _ = connection.names(of: [request.target])
            serve(request.target, from: XForms(), into: property, request, completion: answer)
        }
    }

    /// Writes the requested content into the requestor's property.
    /// - Parameters:
    ///   - target: An atom whose name has been looked up.
    ///   - completion: Called once, with whether the content is available.
    private func serve(
        _ target: xcb_atom_t, from forms: XForms, into property: xcb_atom_t,
        _ request: xcb_selection_request_event_t,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard let connection, let selection = selection(request.selection), let since = selection.ownedSince,
            let content = selection.ownContent,
            request.time == 0 || Int32(bitPattern: request.time &- since) >= 0,
            let name = connection.knownName(of: target)
        else { return completion(false) }
        switch name {
        case "TARGETS":
            let names = Self.services + TextType.offered(content.types)
            connection.write(
                connection.atoms(of: names), type: XCB_ATOM_ATOM.rawValue, to: property, of: request.requestor
            )
        case "TIMESTAMP":
            connection.write([since], type: XCB_ATOM_INTEGER.rawValue, to: property, of: request.requestor)
        case "DELETE" where selection === x11Drags.selection:
            selection.onDelete()
            connection.write([UInt32](), type: connection.atom("NULL"), to: property, of: request.requestor)
        case "SAVE_TARGETS":
            connection.write([UInt32](), type: connection.atom("NULL"), to: property, of: request.requestor)
        default:
            // The answer's type tells the encoding.
            let type = name == "TEXT" ? connection.atom("UTF8_STRING") : target
            if let bytes = forms.bytes(named: name, of: content) {
                guard forms.allow(bytes.count) else { return completion(false) }
                send(bytes, type: type, to: property, of: request.requestor)
                break
            }
            return content.give(TextType.type(named: name)) { [weak self] result in
                guard let self, case .success(let bytes) = result, forms.allow(bytes.count) else {
                    return completion(false)
                }
                send(forms.encoded(bytes, as: name), type: type, to: property, of: request.requestor)
                completion(true)
                drainSoon()
            }
        }
        completion(true)
    }

    private func send(_ bytes: [UInt8], type: xcb_atom_t, to property: xcb_atom_t, of window: xcb_window_t) {
        guard let connection else { return }
        guard bytes.count > connection.chunkSize else {
            return connection.write(bytes[...], type: type, to: property, of: window)
        }
        outgoing.add(
            XOutgoing(bytes, type: type, to: property, of: window, over: connection) { [weak self] in
                self?.outgoing.remove(property, of: window)
                self?.forget(window)
            })
    }

    /// Answers a `MULTIPLE` request, whose property lists pairs of a target and a property, with 0 for those that fail.
    ///
    /// A list may be very long, and each entry costs as much as a request of its own.
    private func serveSeveral(
        _ list: xcb_atom_t, _ request: xcb_selection_request_event_t,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard request.property != 0, let connection,
            let asked = connection.read(list, of: request.requestor, limit: Self.longestList),
            asked.isWhole
        else { return completion(false) }
        // All names in one go, as each request waits for the server.
        let numbers = asked.numbers
        _ = connection.names(of: stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] })
        let forms = XForms()
        let answers = Answers(numbers) { [weak self] pairs in
            self?.connection?.write(pairs, type: asked.type, to: list, of: request.requestor)
            completion(true)
        }
        for place in stride(from: 0, to: numbers.count - 1, by: 2) where numbers[place + 1] != 0 {
            answers.due += 1
            serve(numbers[place], from: forms, into: numbers[place + 1], request) {
                answers.came($0, at: place)
            }
        }
        answers.came(true, at: 0)
    }

    /// A collector of the answers to several requests, some of which arrive later.
    private final class Answers {
        private var pairs: [UInt32]
        /// The number of missing answers, counting the request itself.
        var due = 1
        private let completion: @MainActor ([UInt32]) -> Void

        init(_ pairs: [UInt32], completion: @escaping @MainActor ([UInt32]) -> Void) {
            self.pairs = pairs
            self.completion = completion
        }

        @MainActor func came(_ isServed: Bool, at place: Int) {
            if !isServed { pairs[place + 1] = 0 }
            due -= 1
            if due == 0 { completion(pairs) }
        }
    }

    /// Waits for the server's time, which is needed to claim a selection. It does not wait for other programs.
    func settle(_ selection: X11Selection, within seconds: TimeInterval) {
        let deadline = SDL.now + seconds
        drain()
        while selection.isClaiming, waitForEvents(until: deadline) {}
    }

    // MARK: Program end

    func handOver() {
        guard let content = clipboard.ownContent, let connection else { return }
        let manager = connection.atom("CLIPBOARD_MANAGER")
        guard connection.owner(of: manager) != 0 else { return }
        let deadline = SDL.now + Self.longestHandOver
        // Lazy content has to be made now, as the main thread then waits for the manager.
        content.makeLazyData(within: Self.longestHandOver / 2)
        drain(for: Self.longestHandOver)
        while own[0].isClaiming, waitForEvents(until: deadline) {}
        let (targets, property) = (TextType.offered(content.types), connection.atom("PICA_SELECTION"))
        connection.write(
            connection.atoms(of: targets), type: XCB_ATOM_ATOM.rawValue, to: property, of: window)
        connection.convert(manager, to: connection.atom("SAVE_TARGETS"), into: property, of: window)
        while isHandedOver == nil || !outgoing.isEmpty, waitForEvents(until: deadline) {}
    }

    /// Sleeps until an event arrives, and handles it.
    /// - Returns: Whether there is time left.
    private func waitForEvents(until deadline: TimeInterval) -> Bool {
        let rest = deadline - SDL.now
        guard rest > 0, let connection else { return false }
        connection.flush()
        var descriptor = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Int32((rest * 1000).rounded(.up))) > 0 else { return false }
        drain(for: Self.longestHandOver)
        return true
    }
}
