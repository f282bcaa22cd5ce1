import CPicaXCB
import Foundation

/// The two ends of a drag (XDND, version 5), spoken letter by letter.
extension Peer {
    private static let version: UInt32 = 5

    /// Drags a text to a point on the screen, over some window, and drops it.
    /// - Parameters:
    ///   - count: The text's length; a text longer than a megabyte goes in pieces.
    ///   - end: Whether to drop it, to leave again, or to exit, on a command from standard input.
    func drag(onto target: xcb_window_t, x: UInt32, y: UInt32, action: String, count: Int, end: String) {
        let aware = number("XdndAware", of: target) ?? 0
        let proxy = number("XdndProxy", of: target) ?? target
        say("aware \(aware), \(number("XdndProxy", of: proxy) == proxy ? "a proxy" : "no proxy")")
        own("XdndSelection")
        let types = ["UTF8_STRING", "text/plain;charset=utf-8", "image/none", "text/html"].map(atom)
        write(types, type: "ATOM", to: atom("XdndTypeList"), of: window)
        send(
            "XdndEnter", [window, Self.version << 24 | 1, types[0], types[1], types[2]], about: target,
            to: proxy)
        send("XdndPosition", [window, 0, x << 16 | y, 0, atom(action)], about: target, to: proxy)
        let status = message("XdndStatus").data.data32
        say("\(status.1 & 1 != 0 ? "takes" : "refuses") \(name(of: status.4))")
        if end == "die" {
            _ = readLine()
            return xcb_disconnect(connection)
        }
        guard end == "drop" else {
            send("XdndLeave", [window, 0, 0, 0, 0], about: target, to: proxy)
            return say("left")
        }
        send("XdndDrop", [window, 0, 0, 0, 0], about: target, to: proxy)
        serveDropped(Array(repeating: UInt8(ascii: "d"), count: count))
    }

    private func serveDropped(_ text: [UInt8]) {
        while true {
            xcb_flush(connection)
            guard let event = xcb_wait_for_event(connection) else { return }
            defer { free(event) }
            switch Int32(event.pointee.response_type & 0x7F) {
            case XCB_SELECTION_REQUEST:
                serve(UnsafeRawPointer(event).load(as: xcb_selection_request_event_t.self), text)
            case XCB_CLIENT_MESSAGE:
                let message = UnsafeRawPointer(event).load(as: xcb_client_message_event_t.self)
                guard message.type == atom("XdndFinished") else { continue }
                let data = message.data.data32
                return say("finished \(data.1 & 1) \(name(of: data.2))")
            default: continue
            }
        }
    }

    private func serve(_ request: xcb_selection_request_event_t, _ text: [UInt8]) {
        guard request.target != atom("DELETE") else {
            say("deletes")
            write([UInt8](), type: "NULL", to: request.property, of: request.requestor)
            return answer(request, property: request.property)
        }
        say("sends \(name(of: request.target))")
        guard text.count > 1 << 20 else {
            write(text, type: "UTF8_STRING", to: request.property, of: request.requestor)
            return answer(request, property: request.property)
        }
        watch(request.requestor)
        write([UInt32(text.count)], type: "INCR", to: request.property, of: request.requestor)
        answer(request, property: request.property)
        var rest = text[...]
        while true {
            waitUntilTaken(request.property, of: request.requestor)
            let piece = rest.prefix(1 << 18)
            rest = rest.dropFirst(piece.count)
            write(Array(piece), type: "UTF8_STRING", to: request.property, of: request.requestor)
            if piece.isEmpty { return }
        }
    }

    /// Shows a window that accepts a dropped text, and prints the events.
    /// - Parameter answers: The answer to a drag over it: "takes", "refuses" or "slow", which accepts
    ///   only at the drop.
    func takeDrops(x: Int16, y: Int16, answers: String) {
        let target = showWindow(x: x, y: y)
        write([Self.version], type: "ATOM", to: atom("XdndAware"), of: target)
        say("shown")
        var wanted: UInt32 = 0
        while true {
            let message = next(XCB_CLIENT_MESSAGE, xcb_client_message_event_t.self)
            let data = message.data.data32
            let source = data.0
            func answer() {
                let action = answers == "refuses" ? 0 : wanted
                send("XdndStatus", [target, action == 0 ? 0 : 1, 0, 0, action], about: source, to: source)
            }
            switch name(of: message.type) {
            case "XdndEnter":
                let count = number(atom("XdndTypeList"), of: source, most: 64).count
                say("entered, version \(data.1 >> 24), \(data.1 & 1 == 1 ? count : 3) types")
            case "XdndPosition":
                if wanted != data.4 { say("over, \(name(of: data.4))") }
                wanted = data.4
                if answers == "slow" {
                    say("thinks")
                    _ = readLine()
                }
                answer()
            case "XdndLeave":
                wanted = 0
                say("left")
            case "XdndDrop":
                let text = fetch("XdndSelection", as: "UTF8_STRING") ?? []
                say(
                    "dropped \(text.count) bytes: \(String(decoding: text.prefix(20), as: UTF8.self))")
                send("XdndFinished", [target, 1, wanted, 0, 0], about: source, to: source)
                wanted = 0
            default: continue
            }
        }
    }

    // MARK: Words of the protocol

    private func send(
        _ type: String, _ numbers: [UInt32], about window: xcb_window_t, to receiver: xcb_window_t
    ) {
        var data = xcb_client_message_data_t()
        data.data32 = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        let message = xcb_client_message_event_t(
            response_type: UInt8(XCB_CLIENT_MESSAGE), format: 32, sequence: 0, window: window,
            type: atom(type), data: data)
        withUnsafeBytes(of: message) {
            _ = xcb_send_event(
                connection, 0, receiver, 0, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        xcb_flush(connection)
    }

    private func message(_ type: String) -> xcb_client_message_event_t {
        next(XCB_CLIENT_MESSAGE, xcb_client_message_event_t.self) { $0.type == atom(type) }
    }

    private func name(of atom: xcb_atom_t) -> String {
        guard atom != 0,
            let answer = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nil)
        else { return "nothing" }
        defer { free(answer) }
        let bytes = UnsafeRawBufferPointer(
            start: xcb_get_atom_name_name(answer), count: Int(xcb_get_atom_name_name_length(answer)))
        return String(decoding: bytes, as: UTF8.self)
    }

    private func number(_ property: String, of window: xcb_window_t) -> UInt32? {
        number(atom(property), of: window, most: 1).first
    }

    private func number(_ property: xcb_atom_t, of window: xcb_window_t, most: UInt32) -> [UInt32] {
        let question = xcb_get_property(connection, 0, window, property, 0, 0, most)
        guard let answer = xcb_get_property_reply(connection, question, nil) else { return [] }
        defer { free(answer) }
        let count = Int(xcb_get_property_value_length(answer)) / 4
        let bytes = UnsafeRawBufferPointer(start: xcb_get_property_value(answer), count: count * 4)
        return (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }

    private func showWindow(x: Int16, y: Int16) -> xcb_window_t {
        let id = xcb_generate_id(connection)
        var values: [UInt32] = [1]
        let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
        xcb_create_window(
            connection, 0, id, root, x, y, 200, 200, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0, XCB_CW_OVERRIDE_REDIRECT.rawValue, &values)
        xcb_map_window(connection, id)
        xcb_flush(connection)
        return id
    }
}
