import CPicaWayland
import Foundation

/// An input method without a keyboard: it says on standard output what it is told of the field in use, and does what
/// standard input tells it to.
@MainActor final class Method {
    private let display: OpaquePointer
    private var seat: OpaquePointer?
    private var manager: OpaquePointer?
    private var method: OpaquePointer?
    private var registry: OpaquePointer?
    /// How often the compositor has said that its words are whole.
    private var serial: UInt32 = 0
    private var said: [String] = []
    private var unread: [UInt8] = []

    init?() {
        guard let display = wl_display_connect(nil) else { return nil }
        self.display = display
        registry = make(display, 1, pica_registry(), version: 1, [wl_argument(n: 0)])
        if let registry { listen(to: registry) }
        wl_display_roundtrip(display)
        guard let manager, let seat else { return nil }
        method = make(
            manager, 0, Interfaces.method, version: 1, [wl_argument(o: seat), wl_argument(n: 0)])
        if let method { listen(to: method) }
        wl_display_roundtrip(display)
        say("ready")
    }

    /// Until there is nothing to read any more.
    func run() {
        while true {
            wl_display_flush(display)
            var files = [
                pollfd(fd: wl_display_get_fd(display), events: Int16(POLLIN), revents: 0),
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&files, 2, -1) > 0 else { return }
            if files[0].revents != 0, wl_display_dispatch(display) < 0 { return }
            if files[1].revents != 0, !readCommands() { return }
        }
    }

    // MARK: What it does

    private func readCommands() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            perform(String(decoding: unread[..<end], as: UTF8.self).split(separator: " ").map(String.init))
            unread.removeSubrange(...end)
        }
        return true
    }

    private func perform(_ words: [String]) {
        func number(_ index: Int) -> Int32 { words.indices.contains(index) ? Int32(words[index]) ?? 0 : 0 }
        let text = words.last ?? ""
        switch words.first {
        case "text": text.withCString { send(0, [wl_argument(s: $0)]) }
        case "preedit":
            text.withCString {
                send(1, [wl_argument(s: $0), wl_argument(i: number(1)), wl_argument(i: number(2))])
            }
        case "delete":
            send(2, [wl_argument(u: UInt32(number(1))), wl_argument(u: UInt32(number(2)))])
        default: send(3, [wl_argument(u: serial)])
        }
    }

    private func send(_ opcode: UInt32, _ arguments: [wl_argument]) {
        var arguments = arguments
        guard let method else { return }
        _ = wl_proxy_marshal_array_flags(method, opcode, nil, 1, 0, &arguments)
    }

    private func make(
        _ owner: OpaquePointer, _ opcode: UInt32, _ interface: UnsafePointer<wl_interface>?, version: UInt32,
        _ arguments: [wl_argument]
    ) -> OpaquePointer? {
        var arguments = arguments
        return wl_proxy_marshal_array_flags(owner, opcode, interface, version, 0, &arguments)
    }

    // MARK: Input

    private func listen(to object: OpaquePointer) {
        wl_proxy_add_dispatcher(
            object,
            { method, object, opcode, _, arguments in
                guard let method, let object, let arguments else { return 0 }
                let (address, first) = (UInt(bitPattern: method), UInt(bitPattern: arguments))
                let sender = UInt(bitPattern: object)
                MainActor.assumeIsolated {
                    guard let method = UnsafeRawPointer(bitPattern: address),
                        let arguments = UnsafeMutablePointer<wl_argument>(bitPattern: first)
                    else { return }
                    Unmanaged<Method>.fromOpaque(method).takeUnretainedValue()
                        .take(OpaquePointer(bitPattern: sender), opcode, arguments)
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func take(_ sender: OpaquePointer?, _ event: UInt32, _ words: UnsafeMutablePointer<wl_argument>) {
        func text(_ index: Int) -> String { words[index].s.map { String(cString: $0) } ?? "" }
        guard sender == method else { return found(text(1), words[0].u, event) }
        switch event {
        case 0: said.append("activated")
        case 1: said.append("deactivated")
        case 2: said.append("around \(words[1].u) \(words[2].u) \(text(0))")
        case 3: said.append("cause \(words[0].u)")
        case 4: said.append("content \(words[0].u) \(words[1].u)")
        case 5:
            serial &+= 1
            for line in said { say(line) }
            said = []
        default: say("unavailable")
        }
    }

    /// At once, because a test waits for it.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private func found(_ interface: String, _ name: UInt32, _ event: UInt32) {
        guard let registry, event == 0 else { return }
        func bind(_ table: UnsafePointer<wl_interface>?) -> OpaquePointer? {
            make(
                registry, 0, table, version: 1,
                [
                    wl_argument(u: name), wl_argument(s: table?.pointee.name), wl_argument(u: 1),
                    wl_argument(n: 0),
                ])
        }
        switch interface {
        case "wl_seat": if seat == nil { seat = bind(pica_seat()) }
        case "zwp_input_method_manager_v2": manager = bind(Interfaces.manager)
        default: break
        }
    }
}
