import CPicaSDL
import PicaDesktop
import PicaGraph
import PicaViews
import Testing

/// Events that no tool can type: those of input methods.
@Suite
struct KeyboardTests {
    @Test("A preedit's caret and selection convert from code points to UTF-8 offsets")
    func preeditOffsets() {
        #expect(Keyboard.selection(in: "héllo", start: 2, length: 2) == 3..<5)
        #expect(Keyboard.selection(in: "日本語", start: 1, length: 0) == 3..<3)
        #expect(Keyboard.selection(in: "e\u{301}x", start: 1, length: 1) == 1..<3)
    }

    @Test("A preedit without a caret has it at the end")
    func preeditWithoutCaret() {
        #expect(Keyboard.selection(in: "日本", start: -1, length: 0) == 6..<6)
    }

    @Test("Offsets past the preedit are clamped")
    func preeditOffsetsBeyond() {
        #expect(Keyboard.selection(in: "日本", start: 9, length: 3) == 6..<6)
        #expect(Keyboard.selection(in: "日本", start: 1, length: 9) == 3..<6)
        #expect(Keyboard.selection(in: "日本", start: 1, length: -5) == 3..<3)
        #expect(Keyboard.selection(in: "", start: 0, length: 1) == 0..<0)
    }

    @Test("The pieces of a long commit arrive as one text")
    func longCommit() {
        let text = String(repeating: "漢字かな", count: 20)
        #expect(events(for: pieces(of: text)) == [.text(text)])
    }

    @Test("A shortcut's own text is dropped, even if a frame comes between them")
    func shortcutText() {
        var press = SDL_Event()
        press.type = SDL_KEYDOWN.rawValue
        press.key.keysym.sym = SDL_Keycode(UInt8(ascii: "x"))
        press.key.keysym.mod = UInt16(KMOD_LALT.rawValue)
        var keyboard = Keyboard()
        var seen: [Seen] = []
        keyboard.handle(press) { seen.append(Seen($0)) }
        keyboard.deliver { seen.append(Seen($0)) }
        keyboard.handle(pieces(of: "x")[0]) { seen.append(Seen($0)) }
        keyboard.finish { seen.append(Seen($0)) }
        // Alt held, then the key.
        #expect(seen == [.other, .other])
        keyboard.handle(pieces(of: "picked")[0]) { seen.append(Seen($0)) }
        keyboard.finish { seen.append(Seen($0)) }
        #expect(seen == [.other, .other, .text("picked")])
    }

    @Test("Alt is reported when it is pressed alone and when another key joins it")
    func alternate() {
        var keyboard = Keyboard()
        var held: [Bool] = []
        func send(_ type: SDL_EventType, _ key: SDL_KeyCode, _ modifiers: [SDL_Keymod]) {
            var event = SDL_Event()
            event.type = type.rawValue
            event.key.keysym.sym = SDL_Keycode(key.rawValue)
            event.key.keysym.mod = modifiers.reduce(0) { $0 | UInt16($1.rawValue) }
            keyboard.handle(event) { if case .alternate(let isHeld) = $0 { held.append(isHeld) } }
        }
        send(SDL_KEYDOWN, SDLK_LALT, [KMOD_LALT])
        send(SDL_KEYDOWN, SDLK_LALT, [KMOD_LALT])
        #expect(held == [true])
        send(SDL_KEYDOWN, SDLK_LCTRL, [KMOD_LALT, KMOD_LCTRL])
        #expect(held == [true, false])
        send(SDL_KEYUP, SDLK_LCTRL, [KMOD_LALT])
        send(SDL_KEYUP, SDLK_LALT, [])
        #expect(held == [true, false, true, false])
    }

    @Test("Text that an input method commits for a shortcut's key is normal text")
    func shortcutCommit() {
        var control = SDL_Event()
        control.type = SDL_KEYDOWN.rawValue
        control.key.keysym.sym = SDL_Keycode(SDLK_LCTRL.rawValue)
        control.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
        #expect(events(for: [control] + pieces(of: "글")) == [.text("글")])
        var copy = control
        copy.key.keysym.sym = SDL_Keycode(UInt8(ascii: "c"))
        #expect(events(for: [copy] + pieces(of: "글")) == [.other, .text("글")])
    }

    @Test("Invalid UTF-8 is repaired")
    func brokenText() {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: [0x61, 0xFF, 0x62]) }
        #expect(events(for: [event]) == [.text("a\u{FFFD}b")])
    }

    @Test("A composition starts, ends once, and is over when the window ends it")
    func composition() {
        #expect(
            events(for: [editing("に", start: 1), editing("", start: 0), editing("", start: 0)]) == [
                .preedit("に", 3..<3), .preedit("", 0..<0),
            ])
        var keyboard = Keyboard()
        keyboard.handle(editing("に", start: 0)) { _ in }
        #expect(keyboard.isComposing)
        keyboard.endComposition()
        #expect(!keyboard.isComposing)
        keyboard.handle(editing("", start: 0)) { _ in Issue.record("it ends twice") }
    }

    @Test("A preedit too long for SDL's event arrives whole")
    func longPreedit() {
        let text = String(repeating: "長い", count: 50)
        var event = SDL_Event()
        event.type = SDL_TEXTEDITING_EXT.rawValue
        event.editExt.text = SDL_strdup(text)
        event.editExt.start = 100
        #expect(events(for: [event]) == [.preedit(text, 300..<300)])
    }

    @Test(
        "For any bytes from an input method, texts are valid and highlights are within them",
        arguments: 1...50)
    func anyBytes(seed: UInt64) {
        var state = seed
        func number(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let bytes: [UInt8] = [
            0x61, 0x20, 0x00, 0xC3, 0xA9, 0xE6, 0xBC, 0xA2, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0xFF,
        ]
        let places: [Int32] = [.min, -1, 0, 1, 2, 7, 33, .max]
        let sent = (0..<60).map { _ in
            var event = SDL_Event()
            let count = number(33)
            let text = (0..<count).map { _ in bytes[number(bytes.count)] }
            switch number(3) {
            case 0:
                event.type = SDL_TEXTINPUT.rawValue
                withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text) }
            case 1:
                event.type = SDL_TEXTEDITING.rawValue
                withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text) }
                event.edit.start = places[number(places.count)]
                event.edit.length = places[number(places.count)]
            default:
                event.type = SDL_TEXTEDITING_EXT.rawValue
                event.editExt.text = SDL_strdup(text.map { CChar(bitPattern: $0) } + [0])
                event.editExt.start = places[number(places.count)]
                event.editExt.length = places[number(places.count)]
            }
            return event
        }
        for case .preedit(let text, let marked) in events(for: sent) {
            let part = text.utf8.dropFirst(marked.lowerBound).prefix(marked.count)
            #expect(
                marked.upperBound <= text.utf8.count && String(part) != nil,
                "seed \(seed): \(marked) of \(text)")
        }
    }

    // MARK: Events by hand

    private enum Seen: Equatable {
        case text(String)
        case preedit(String, Range<Int>)
        case other

        init(_ event: InputEvent) {
            switch event {
            case .text(let text): self = .text(text)
            case .preedit(let text, let selection): self = .preedit(text, selection)
            default: self = .other
            }
        }
    }

    private func events(for events: [SDL_Event]) -> [Seen] {
        var keyboard = Keyboard()
        var seen: [Seen] = []
        for event in events { keyboard.handle(event) { seen.append(Seen($0)) } }
        keyboard.finish { seen.append(Seen($0)) }
        return seen
    }

    private func editing(_ text: String, start: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.type = SDL_TEXTEDITING.rawValue
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
        event.edit.start = start
        return event
    }

    /// Cut as SDL does: at most 31 bytes, characters whole.
    private func pieces(of text: String) -> [SDL_Event] {
        var pieces: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if pieces[pieces.count - 1].count + bytes.count > 31 { pieces.append([]) }
            pieces[pieces.count - 1] += bytes
        }
        return pieces.map { bytes in
            var event = SDL_Event()
            event.type = SDL_TEXTINPUT.rawValue
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
            return event
        }
    }
}
