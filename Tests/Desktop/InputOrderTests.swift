import CPicaSDL
import PicaDesktop
import Testing

/// SDL's events for an input method's work, in the orders that were observed.
@Suite
struct InputOrderTests {
    private var order = InputOrder()
    private var seen: [String] = []

    private mutating func take(_ steps: Step...) {
        for step in steps { order.take(step.event) { seen.append(Step.describe($0)) } }
    }

    /// No more events wait.
    private mutating func drain() {
        order.finish { seen.append(Step.describe($0)) }
    }

    @Test("Text that a key commits comes before the key and its own text, as with Fcitx on X11")
    mutating func fcitx() {
        take(.server, .compose("한"))
        drain()
        take(.server, .key(" "), .text(" "), .text("한"), .compose(""))
        drain()
        #expect(seen == ["compose 한", "text 한", "compose ", "key", "text  "])
    }

    @Test("Text that a key commits comes before the key if the preedit clears first, as with IBus")
    mutating func ibus() {
        take(.compose("한"), .server, .key("1"), .text("1"), .compose(""), .text("한"), .compose(""))
        drain()
        #expect(seen == ["compose 한", "compose ", "text 한", "compose ", "key", "text 1"])
    }

    @Test("Keys without text come after what they commit, and shortcuts are not involved")
    mutating func keysWithoutText() {
        take(.compose("한"), .server, .key("\r"), .text("한"), .compose(""))
        drain()
        #expect(seen == ["compose 한", "text 한", "compose ", "key"])
        seen = []
        take(.compose("글"), .server, .key("c", KMOD_LCTRL), .text("글"), .compose(""))
        drain()
        #expect(seen == ["compose 글", "text 글", "compose ", "key"])
    }

    @Test("Several waiting words keep their order, even if all updates arrive last")
    mutating func severalWords() {
        take(
            .server, .server, .server, .key(" "), .text(" "), .up, .server, .key("1"), .text("1"),
            .server, .up, .server, .key(" "), .text(" "), .click)
        take(.compose("ㄱ"), .compose("가"), .text("가"), .compose(""))
        take(.compose("ㄴ"), .compose("나"), .text("나"), .compose(""))
        drain()
        #expect(
            seen == [
                "compose ㄱ", "compose 가", "text 가", "compose ", "key", "text  ", "up", "key", "text 1",
                "compose ㄴ", "compose 나", "text 나", "compose ", "up", "key", "text  ", "click",
            ])
    }

    @Test("Events in order stay in order, as on Wayland")
    mutating func wayland() {
        take(.compose("한"), .text("한"), .compose(""), .key(" "), .text(" "), .up, .click)
        #expect(seen == ["compose 한", "text 한", "compose ", "key", "text  ", "up", "click"])
    }

    @Test("Without an answer a key does not wait longer, and nothing waits without a composition")
    mutating func noAnswer() {
        take(.server, .key("a"), .text("a"))
        #expect(seen == ["key", "text a"])
        take(.compose("한"), .key("\u{1B}"), .up)
        #expect(seen == ["key", "text a", "compose 한"])
        drain()
        #expect(seen == ["key", "text a", "compose 한", "key", "up"])
    }

    @Test("Input after a key that the method took waits for its answer")
    mutating func clickBehindTaken() {
        take(.server, .click, .compose("ㅎ"))
        drain()
        #expect(seen == ["compose ㅎ", "click"])
        take(.server)
        drain()
        take(.click)
        #expect(seen == ["compose ㅎ", "click", "click"])
    }

    // MARK: Events by hand

    private struct Step {
        var event = SDL_Event()

        private init(_ type: SDL_EventType) { event.type = type.rawValue }

        /// A press, as the X server says it.
        static var server: Step { Step(SDL_SYSWMEVENT) }
        static var up: Step { Step(SDL_KEYUP) }
        static var click: Step { Step(SDL_MOUSEBUTTONDOWN) }

        static func key(_ character: Unicode.Scalar, _ modifiers: SDL_Keymod = KMOD_NONE) -> Step {
            var step = Step(SDL_KEYDOWN)
            step.event.key.keysym.sym = SDL_Keycode(character.value)
            step.event.key.keysym.mod = UInt16(modifiers.rawValue)
            return step
        }

        static func text(_ text: String) -> Step {
            var step = Step(SDL_TEXTINPUT)
            withUnsafeMutableBytes(of: &step.event.text.text) { $0.copyBytes(from: text.utf8) }
            return step
        }

        static func compose(_ text: String) -> Step {
            var step = Step(SDL_TEXTEDITING)
            withUnsafeMutableBytes(of: &step.event.edit.text) { $0.copyBytes(from: text.utf8) }
            return step
        }

        static func describe(_ event: SDL_Event) -> String {
            func string(_ bytes: UnsafeRawBufferPointer) -> String {
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            return switch SDL_EventType(event.type) {
            case SDL_KEYDOWN: "key"
            case SDL_KEYUP: "up"
            case SDL_TEXTINPUT: withUnsafeBytes(of: event.text.text) { "text " + string($0) }
            case SDL_TEXTEDITING: withUnsafeBytes(of: event.edit.text) { "compose " + string($0) }
            case SDL_MOUSEBUTTONDOWN: "click"
            default: "another"
            }
        }
    }
}
