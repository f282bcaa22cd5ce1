import CPicaXCB
import Foundation

/// Another program at an X server, which does with selections what no tool does.
struct Peer {
    let connection: OpaquePointer
    let window: xcb_window_t

    init() {
        guard let connection = xcb_connect(nil, nil), xcb_connection_has_error(connection) == 0,
            let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
        else {
            say("no display")
            exit(1)
        }
        self.connection = connection
        window = xcb_generate_id(connection)
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            connection, 0, window, screen.pointee.root, 0, 0, 1, 1, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    func atom(_ name: String) -> xcb_atom_t {
        let question = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
        guard let answer = xcb_intern_atom_reply(connection, question, nil) else { return 0 }
        defer { free(answer) }
        return answer.pointee.atom
    }

    func own(_ selection: String) {
        xcb_set_selection_owner(connection, window, atom(selection), 0)
        xcb_flush(connection)
    }

    func convert(_ selection: String, to target: String, into property: String) {
        xcb_convert_selection(connection, window, atom(selection), atom(target), atom(property), 0)
        xcb_flush(connection)
    }

    func write(_ bytes: [UInt8], type: String, to property: xcb_atom_t, of window: xcb_window_t) {
        xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, atom(type), 8,
            UInt32(bytes.count), bytes)
    }

    func write(_ numbers: [UInt32], type: String, to property: xcb_atom_t, of window: xcb_window_t) {
        xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, atom(type), 32,
            UInt32(numbers.count), numbers)
    }

    /// Takes a property away and reads it; nil when it is not there.
    func take(_ property: String) -> (type: xcb_atom_t, bytes: [UInt8])? {
        let question = xcb_get_property(connection, 1, window, atom(property), 0, 0, 1 << 28)
        guard let answer = xcb_get_property_reply(connection, question, nil) else { return nil }
        defer { free(answer) }
        guard answer.pointee.type != 0 else { return nil }
        let count = Int(xcb_get_property_value_length(answer))
        let bytes = UnsafeRawBufferPointer(start: xcb_get_property_value(answer), count: count)
        return (answer.pointee.type, Array(bytes))
    }

    func answer(_ request: xcb_selection_request_event_t, property: xcb_atom_t) {
        let notice = xcb_selection_notify_event_t(
            response_type: UInt8(XCB_SELECTION_NOTIFY), pad0: 0, sequence: 0, time: request.time,
            requestor: request.requestor, selection: request.selection, target: request.target,
            property: property)
        var event = [UInt8](repeating: 0, count: 32)
        event.withUnsafeMutableBytes {
            $0.storeBytes(of: notice, as: xcb_selection_notify_event_t.self)
            _ = xcb_send_event(
                connection, 0, request.requestor, 0, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        xcb_flush(connection)
    }

    /// Sleeps until an event of some kind comes, passing over others.
    func next<T>(_ kind: Int32, _: T.Type, where isWanted: (T) -> Bool = { _ in true }) -> T {
        xcb_flush(connection)
        while let event = xcb_wait_for_event(connection) {
            defer { free(event) }
            guard Int32(event.pointee.response_type & 0x7F) == kind else { continue }
            let value = UnsafeRawPointer(event).load(as: T.self)
            if isWanted(value) { return value }
        }
        say("the server is gone")
        exit(1)
    }

    func nextRequest() -> xcb_selection_request_event_t {
        next(XCB_SELECTION_REQUEST, xcb_selection_request_event_t.self)
    }

    /// Sleeps until the data in a property of another program's window is read.
    func waitUntilTaken(_ property: xcb_atom_t, of window: xcb_window_t) {
        _ = next(XCB_PROPERTY_NOTIFY, xcb_property_notify_event_t.self) {
            $0.window == window && $0.atom == property
                && UInt32($0.state) == XCB_PROPERTY_DELETE.rawValue
        }
    }

    func watch(_ window: xcb_window_t) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// All of a selection in some form, whether in pieces or not; nil when it is refused.
    func fetch(_ selection: String, as target: String) -> [UInt8]? {
        convert(selection, to: target, into: "PROBE")
        let notice = next(XCB_SELECTION_NOTIFY, xcb_selection_notify_event_t.self)
        guard notice.property != 0, let first = take("PROBE") else { return nil }
        guard first.type == atom("INCR") else { return first.bytes }
        var all: [UInt8] = []
        while true {
            _ = next(XCB_PROPERTY_NOTIFY, xcb_property_notify_event_t.self) {
                $0.window == window && $0.atom == atom("PROBE")
                    && UInt32($0.state) == XCB_PROPERTY_NEW_VALUE.rawValue
            }
            guard let piece = take("PROBE") else { continue }
            if piece.bytes.isEmpty { return all }
            all += piece.bytes
        }
    }
}

/// Writes a line at once, because a test waits for it.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
