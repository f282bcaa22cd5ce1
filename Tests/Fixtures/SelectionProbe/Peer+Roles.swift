import CXCB
import Foundation

extension Peer {
    /// Begins to send a text and sends one piece of it.
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

    /// Asks for Latin letters without saying where they are to go.
    func askAsOnce() {
        xcb_convert_selection(connection, window, atom("CLIPBOARD"), atom("STRING"), 0, 0)
        let notice = next(XCB_SELECTION_NOTIFY, xcb_selection_notify_event_t.self)
        let bytes = notice.property == atom("STRING") ? take("STRING")?.bytes : nil
        say("letters: \(bytes ?? [])")
    }
}
