import CPicaXCB
import Foundation

/// A connection to an X server besides SDL's, as far as selections need one.
///
/// Errors about other programs' windows, which may close at any time, are harmless: they arrive as events that are
/// ignored.
@MainActor final class XConnection {
    private let connection: OpaquePointer
    let root: xcb_window_t
    private var atoms: [String: xcb_atom_t] = [:]
    private var names: [xcb_atom_t: String] = [:]
    /// The event code for a selection's new owner; `nil` if the server does not support such events.
    private(set) var ownerEvent: UInt8?

    /// Creates a connection; `nil` if there is no server.
    init?() {
        guard let connection = xcb_connect(nil, nil) else { return nil }
        guard xcb_connection_has_error(connection) == 0,
            let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
        else {
            xcb_disconnect(connection)
            return nil
        }
        self.connection = connection
        root = screen.pointee.root
    }

    isolated deinit { xcb_disconnect(connection) }

    var descriptor: Int32 { xcb_get_file_descriptor(connection) }
    /// Whether the server is gone.
    var isBroken: Bool { xcb_connection_has_error(connection) != 0 }

    /// The largest chunk to send at once, in bytes.
    var chunkSize: Int { min(1 << 20, Int(xcb_get_maximum_request_length(connection)) * 4 - 64) }

    func flush() { xcb_flush(connection) }

    /// Returns the next event, or `nil` when there is none and all requests have been sent.
    func nextEvent() -> XEvent? {
        if let event = xcb_poll_for_event(connection) { return XEvent(event) }
        // Sending a lot also reads events, for which the descriptor would not wake the loop.
        flush()
        return xcb_poll_for_queued_event(connection).map { XEvent($0) }
    }

    // MARK: Names

    func atom(_ name: String) -> xcb_atom_t { atoms(of: [name]).first ?? 0 }

    func atoms(of wanted: [String]) -> [xcb_atom_t] {
        let unknown = wanted.filter { atoms[$0] == nil }
        let questions = unknown.map { xcb_intern_atom(connection, 0, UInt16($0.utf8.count), $0) }
        for (name, question) in zip(unknown, questions) {
            guard let answer = xcb_intern_atom_reply(connection, question, nil) else { continue }
            know(answer.pointee.atom, as: name)
            free(answer)
        }
        return wanted.map { atoms[$0] ?? 0 }
    }

    /// Returns the names of atoms, without those that have none.
    func names(of wanted: [xcb_atom_t]) -> [String] {
        let unknown = Set(wanted.filter { names[$0] == nil })
        let questions = unknown.map { xcb_get_atom_name(connection, $0) }
        for (atom, question) in zip(unknown, questions) {
            guard let answer = xcb_get_atom_name_reply(connection, question, nil) else { continue }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_atom_name_name(answer), count: Int(xcb_get_atom_name_name_length(answer)))
            know(atom, as: String(decoding: bytes, as: UTF8.self))
            free(answer)
        }
        return wanted.compactMap { names[$0] }
    }

    /// Returns the name of an atom that was looked up before, or `nil` if it has none.
    func knownName(of atom: xcb_atom_t) -> String? { names[atom] }

    private func know(_ atom: xcb_atom_t, as name: String) {
        atoms[name] = atom
        names[atom] = name
    }

    // MARK: Windows and properties

    /// Creates an invisible window whose properties are watched.
    func makeWindow() -> xcb_window_t {
        let id = xcb_generate_id(connection)
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            connection, 0, id, root, -1, -1, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
            XCB_CW_EVENT_MASK.rawValue, &mask)
        return id
    }

    func destroy(_ window: xcb_window_t) { xcb_destroy_window(connection, window) }

    /// Starts or stops watching the properties and the destruction of another program's window.
    func watch(_ window: xcb_window_t, _ isWatched: Bool) {
        var mask = isWatched ? Self.watchMask : 0
        xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// Watches another program's window, and waits for the server to answer whether it exists.
    func watchIfPresent(_ window: xcb_window_t) -> Bool {
        var mask = Self.watchMask
        let request = xcb_change_window_attributes_checked(
            connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
        let error = xcb_request_check(connection, request)
        free(error)
        return error == nil
    }

    private static let watchMask =
        XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue

    /// Reads and deletes a property.
    /// - Parameter limit: The largest accepted size, in bytes.
    func take(_ property: xcb_atom_t, of window: xcb_window_t, limit: Int) -> XProperty? {
        read(property, of: window, limit: limit, deletes: true)
    }

    func read(_ property: xcb_atom_t, of window: xcb_window_t, limit: Int, deletes: Bool = false)
        -> XProperty?
    {
        let question = xcb_get_property(
            connection, deletes ? 1 : 0, window, property, 0, 0, UInt32(clamping: limit / 4 + 1))
        guard let answer = xcb_get_property_reply(connection, question, nil) else { return nil }
        defer { free(answer) }
        guard answer.pointee.type != 0 else { return nil }
        let count = Int(xcb_get_property_value_length(answer))
        return XProperty(
            type: answer.pointee.type,
            bytes: [UInt8](UnsafeRawBufferPointer(start: xcb_get_property_value(answer), count: count)),
            isWhole: answer.pointee.bytes_after == 0 && count <= limit)
    }

    func write(
        _ bytes: ArraySlice<UInt8>, type: xcb_atom_t, to property: xcb_atom_t, of window: xcb_window_t
    ) {
        bytes.withUnsafeBytes {
            _ = xcb_change_property(
                connection, replace, window, property, type, 8, UInt32($0.count), $0.baseAddress)
        }
    }

    func write(_ numbers: [UInt32], type: xcb_atom_t, to property: xcb_atom_t, of window: xcb_window_t) {
        xcb_change_property(connection, replace, window, property, type, 32, UInt32(numbers.count), numbers)
    }

    /// Appends nothing to a property, so that the resulting event tells the server's time.
    func touch(_ property: xcb_atom_t, of window: xcb_window_t) {
        let append = UInt8(XCB_PROP_MODE_APPEND.rawValue)
        xcb_change_property(connection, append, window, property, XCB_ATOM_INTEGER.rawValue, 32, 0, nil)
    }

    private var replace: UInt8 { UInt8(XCB_PROP_MODE_REPLACE.rawValue) }

    // MARK: Selections

    /// Requests events for the end of a selection's owner and, if `changes` is `true`, for a new owner.
    func watchOwner(of selection: xcb_atom_t, for window: xcb_window_t, changes: Bool) {
        if ownerEvent == nil {
            guard let extensionData = pica_xfixes(connection),
                extensionData.pointee.present != 0
            else { return }
            // A client must announce its version before any other request.
            let question = xcb_xfixes_query_version(connection, 1, 0)
            free(xcb_xfixes_query_version_reply(connection, question, nil))
            ownerEvent = extensionData.pointee.first_event + UInt8(XCB_XFIXES_SELECTION_NOTIFY)
        }
        let ends =
            XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
        let mask = changes ? ends | XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue : ends
        xcb_xfixes_select_selection_input(connection, window, selection, mask)
    }

    func owner(of selection: xcb_atom_t) -> xcb_window_t {
        let answer = xcb_get_selection_owner_reply(
            connection, xcb_get_selection_owner(connection, selection), nil)
        defer { free(answer) }
        return answer?.pointee.owner ?? 0
    }

    func own(_ selection: xcb_atom_t, by window: xcb_window_t, since time: xcb_timestamp_t) {
        xcb_set_selection_owner(connection, window, selection, time)
    }

    /// Asks the owner of a selection to write its content as `target` into a property.
    func convert(
        _ selection: xcb_atom_t, to target: xcb_atom_t, into property: xcb_atom_t, of window: xcb_window_t,
        at time: xcb_timestamp_t = 0
    ) {
        xcb_convert_selection(connection, window, selection, target, property, time)
    }

    /// Notifies a requestor of the result of its request.
    /// - Parameter property: The property that holds the answer; 0 if there is none.
    func answer(_ request: xcb_selection_request_event_t, property: xcb_atom_t) {
        let notice = xcb_selection_notify_event_t(
            response_type: UInt8(XCB_SELECTION_NOTIFY), pad0: 0, sequence: 0, time: request.time,
            requestor: request.requestor, selection: request.selection, target: request.target,
            property: property)
        send(notice, to: request.requestor)
    }

    private func send<Event>(_ event: Event, to window: xcb_window_t) {
        // An event occupies 32 bytes.
        var bytes = [UInt8](repeating: 0, count: 32)
        bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: event, as: Event.self)
            _ = xcb_send_event(
                connection, 0, window, 0, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
    }

    // MARK: Dragging

    /// Converts a position from one window's pixels to another's, and returns the child window there; 0 for none.
    func place(_ place: (x: Int16, y: Int16), of window: xcb_window_t, in other: xcb_window_t)
        -> (x: Int16, y: Int16, child: xcb_window_t)?
    {
        let question = xcb_translate_coordinates(connection, window, other, place.x, place.y)
        guard let answer = xcb_translate_coordinates_reply(connection, question, nil) else { return nil }
        defer { free(answer) }
        return (answer.pointee.dst_x, answer.pointee.dst_y, answer.pointee.child)
    }

    /// Sends a client message to another program.
    /// - Parameters:
    ///   - message: The name of the message type.
    ///   - numbers: The data, at most five numbers.
    ///   - window: The window that the message is about.
    ///   - receiver: The window that receives messages for that one.
    func send(
        _ message: String, _ numbers: [UInt32], about window: xcb_window_t, to receiver: xcb_window_t
    ) {
        var data = xcb_client_message_data_t()
        withUnsafeMutableBytes(of: &data) { room in
            numbers.withUnsafeBytes { room.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(20))) }
        }
        let event = xcb_client_message_event_t(
            response_type: UInt8(XCB_CLIENT_MESSAGE), format: 32, sequence: 0, window: window,
            type: atom(message), data: data)
        send(event, to: receiver)
        flush()
    }
}

/// The content of a property.
struct XProperty {
    var type: xcb_atom_t
    var bytes: [UInt8]
    /// Whether it is complete; otherwise it is larger than the limit.
    var isWhole: Bool

    /// The content as atoms or other 32-bit numbers.
    var numbers: [UInt32] {
        stride(from: 0, to: bytes.count - 3, by: 4).map { place in
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
        }
    }
}

/// An event of an X server.
struct XEvent: ~Copyable {
    private let event: UnsafeMutablePointer<xcb_generic_event_t>

    /// Creates an event that takes ownership of its memory.
    init(_ event: UnsafeMutablePointer<xcb_generic_event_t>) { self.event = event }

    deinit { free(event) }

    var kind: UInt8 { event.pointee.response_type & 0x7F }

    func load<T>(as type: T.Type) -> T { UnsafeRawPointer(event).load(as: type) }
}
