import CPicaXCB
import Foundation

extension Peer {
    /// Starts to send a text and sends one piece of it.
    func sendOnePiece() {
        while true {
            let request = nextRequest()
            if request.target == atom("TARGETS") {
                let targets = ["TARGETS", "UTF8_STRING"].map(atom)
                write(targets, type: "ATOM", to: request.property, of: request.requestor)
                answer(request, property: request.property)
            } else {
                watch(request.requestor)
                write([2_000_000 as UInt32], type: "INCR", to: request.property, of: request.requestor)
                answer(request, property: request.property)
                waitUntilTaken(request.property, of: request.requestor)
                let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
                write(piece, type: "UTF8_STRING", to: request.property, of: request.requestor)
                waitUntilTaken(request.property, of: request.requestor)
                return say("sent one")
            }
        }
    }

    func askForSeveral() {
        let pairs = ["UTF8_STRING", "A", "text/html", "B", "image/none", "C", "TIMESTAMP", "D", "TEXT", "E"]
        write(pairs.map(atom), type: "ATOM_PAIR", to: atom("PAIRS"), of: window)
        convert("CLIPBOARD", to: "MULTIPLE", into: "PAIRS")
        _ = next(XCB_SELECTION_NOTIFY, xcb_selection_notify_event_t.self)
        for name in ["A", "B", "C", "D", "E"] {
            let value = take(name)?.bytes
            let isNumber = name == "D"
            say(
                "\(name): \(value.map { isNumber ? "\($0.count) bytes" : String(decoding: $0, as: UTF8.self) } ?? "nothing")"
            )
        }
        let answer = take("PAIRS")?.bytes ?? []
        // The property of the pair that could not be had.
        say("refused: \(answer.count == 40 && answer[20..<24].allSatisfy { $0 == 0 })")
    }

    func askForMany(_ count: Int) {
        let (text, none, property) = (atom("UTF8_STRING"), atom("image/none"), atom("A"))
        // Numbers far beyond those of any atom have no name.
        let nameless = (0..<UInt32(count)).flatMap { [$0 + 0x1000_0000, property] }
        let pairs = (0..<count).flatMap { _ in [text, property, none, property] } + nameless
        // In parts, as a request has a greatest length.
        for start in stride(from: 0, to: pairs.count, by: 10_000) {
            let part = Array(pairs[start..<min(start + 10_000, pairs.count)])
            xcb_change_property(
                connection, UInt8(XCB_PROP_MODE_APPEND.rawValue), window, atom("PAIRS"), atom("ATOM_PAIR"),
                32,
                UInt32(part.count), part)
        }
        convert("CLIPBOARD", to: "MULTIPLE", into: "PAIRS")
        let notice = next(XCB_SELECTION_NOTIFY, xcb_selection_notify_event_t.self)
        let answer = notice.property == 0 ? [] : take("PAIRS")?.bytes ?? []
        let properties = stride(from: 4, to: answer.count, by: 8).map { place in
            answer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
        }
        say("came: \(properties.count { $0 != 0 }) of \(properties.count)")
    }

    func keepClipboards() {
        own("CLIPBOARD_MANAGER")
        say("manages")
        let save = nextRequest()
        let kept = fetch("CLIPBOARD", as: "UTF8_STRING") ?? []
        own("CLIPBOARD")
        write([UInt8](), type: "NULL", to: save.property, of: save.requestor)
        answer(save, property: save.property)
        say("kept \(kept.count) bytes")
        while true {
            let request = nextRequest()
            write(kept, type: "UTF8_STRING", to: request.property, of: request.requestor)
            answer(request, property: request.property)
        }
    }

    /// Requests Latin letters without giving a property for them.
    func askAsOnce() {
        xcb_convert_selection(connection, window, atom("CLIPBOARD"), atom("STRING"), 0, 0)
        let notice = next(XCB_SELECTION_NOTIFY, xcb_selection_notify_event_t.self)
        let bytes = notice.property == atom("STRING") ? take("STRING")?.bytes : nil
        say("letters: \(bytes ?? [])")
    }
}
