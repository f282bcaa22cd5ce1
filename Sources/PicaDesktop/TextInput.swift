import CSDL
import Foundation
import PicaGraph

/// Tells SDL, and through it the input method, whether text is being typed and where.
///
/// A secret is typed without the method. SDL turns to that on X11 only while text events are wanted as a key
/// comes from the server, and makes the key's own text a moment later: they are wanted between the two.
@MainActor
final class TextInput {
    /// The type under which a secret's text waits: SDL throws away text that waits when none is wanted
    /// any longer.
    static let plainText = SDL_RegisterEvents(1)

    private enum Mode { case off, method, plain }

    /// Where text is typed, by the windows' word.
    private var place: TypingPlace?
    private var mode = Mode.off
    private var wanted: Mode { place.map { $0.isSecret ? .plain : .method } ?? .off }
    private var mustStop = false
    /// The key of a secret whose own text is to come next.
    private var secretKey: SDL_KeyboardEvent?
    /// When the button went down that SDL is about to tell of, by the X server's clock.
    private var pressTime: UInt32?

    /// - Parameter place: In the focused window's own units; nil when no text field has the focus. That and
    ///   a secret end the method's work, which takes effect with `settle`.
    func set(_ place: TypingPlace?) {
        guard place != self.place else { return }
        self.place = place
        if mode == .method, wanted != .method { mustStop = true }
        guard let place, wanted == .method else { return }
        var rect = SDL_Rect(place.caret.standardized.integral)
        SDL_SetTextInputRect(&rect)
        start()
    }

    /// Stops input as asked for. To be called only while no event waits: stopping, SDL throws away text
    /// that was typed meanwhile, into the next field as it may be.
    func settle() {
        if mustStop {
            mustStop = false
            mode = .off
            SDL_StopTextInput()
        }
        switch wanted {
        case .method: start()
        case .plain: mode = .plain
        case .off:
            mode = .off
            if SDL_IsTextInputActive() == SDL_TRUE { setEvents(SDL_DISABLE) }
        }
    }

    private func start() {
        guard mode != .method else { return }
        mode = .method
        SDL_StartTextInput()
    }

    private func setEvents(_ state: Int32) {
        SDL_EventState(SDL_TEXTINPUT.rawValue, state)
        SDL_EventState(SDL_TEXTEDITING.rawValue, state)
    }

    // MARK: Events as they come

    /// Sees every event before it waits for its turn, those of the X server among them.
    func watchEvents() {
        TextInput.watchEvents(for: Unmanaged.passUnretained(self).toOpaque())
        if SDL.isX11 { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }
    }

    private nonisolated static func watchEvents(for watcher: UnsafeMutableRawPointer) {
        SDL_SetEventFilter(
            { watcher, event in
                // Other threads push events too, but never these.
                guard let watcher, let event, event.pointee.concernsTyping else { return 1 }
                let address = Int(bitPattern: watcher), events = Int(bitPattern: event)
                return MainActor.assumeIsolated {
                    guard let watcher = UnsafeRawPointer(bitPattern: address),
                        let event = UnsafeMutablePointer<SDL_Event>(bitPattern: events)
                    else { return 1 }
                    let input = Unmanaged<TextInput>.fromOpaque(watcher).takeUnretainedValue()
                    return input.arrives(&event.pointee) ? 1 : 0
                }
            }, watcher)
    }

    /// - Returns: Whether the event is to wait for its turn.
    private func arrives(_ event: inout SDL_Event) -> Bool {
        if event.type == SDL_SYSWMEVENT.rawValue {
            guard let event = XInputEvent(event) else { return false }
            HeldModifiers.forgetAll(but: event.state)
            if event.isButtonPress { pressTime = event.time }
            if event.isKey, mode == .plain { setEvents(SDL_DISABLE) }
            return event.isPress
        }
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue, let pressTime {
            // SDL says when it read of it, which a busy program does late.
            event.button.timestamp = pressTime
            self.pressTime = nil
        }
        if mode == .plain { return secretArrives(&event) }
        if event.mayMoveFocus {
            // SDL turns all that waits into events at once: where a field is clicked and typed into while
            // the program is busy, it meets the keys before anybody can have told it that they are text.
            // So it keeps them, until `settle` finds where the press has led.
            setEvents(SDL_ENABLE)
        }
        return true
    }

    private func secretArrives(_ event: inout SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN:
            setEvents(SDL_ENABLE)
            secretKey = event.key
        case SDL_TEXTINPUT:
            // Anything else is from the method, which may end late what it did elsewhere.
            guard let key = secretKey, event.isText(of: key) else { return false }
            secretKey = nil
            event.type = TextInput.plainText
        case SDL_WINDOWEVENT where UInt32(event.window.event) == SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
            setEvents(SDL_DISABLE)
        default: break
        }
        return true
    }
}

/// What an X server says of a key or the pointer, as SDL passes it on.
private struct XInputEvent {
    let isPress: Bool
    let isButtonPress: Bool
    /// Whether it is of a key that exists.
    let isKey: Bool
    /// The modifiers held when it came.
    let state: UInt32
    /// By the server's clock, in milliseconds.
    let time: UInt32

    /// nil for an event of another kind.
    init?(_ event: SDL_Event) {
        guard let message = event.syswm.msg else { return nil }
        // Behind SDL's version and a number for the system stands Xlib's event: its kind, and for these
        // kinds the time and the modifiers at one place.
        let bytes = UnsafeRawPointer(message) + 8
        let kind = bytes.load(as: CInt.self)
        guard (2...6).contains(kind) else { return nil }
        // What a compose sequence makes is a press of no key.
        isKey = kind <= 3 && bytes.load(fromByteOffset: 84, as: UInt32.self) != 0
        isPress = kind == 2
        isButtonPress = kind == 4
        time = bytes.load(fromByteOffset: 56, as: UInt32.self)
        state = bytes.load(fromByteOffset: 80, as: UInt32.self)
    }
}

extension SDL_Event {
    /// Whether this may matter to a text field. Only the main thread pushes such events.
    fileprivate var concernsTyping: Bool {
        switch SDL_EventType(type) {
        case SDL_SYSWMEVENT, SDL_KEYDOWN, SDL_TEXTINPUT, SDL_WINDOWEVENT, SDL_MOUSEBUTTONDOWN: true
        default: false
        }
    }

    /// Whether this is a press of anything but a key that types, or a window getting the keyboard.
    fileprivate var mayMoveFocus: Bool {
        switch SDL_EventType(type) {
        case SDL_MOUSEBUTTONDOWN: return true
        case SDL_WINDOWEVENT: return UInt32(window.event) == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue
        case SDL_KEYDOWN:
            let code = key.keysym.sym
            let types = code >= 0x20 && code != 0x7F && code & SDLK_SCANCODE_MASK == 0
            return !types || Modifiers(sdl: UInt32(key.keysym.mod)).makesShortcut
        default: return false
        }
    }
}

extension SDL_Rect {
    /// From a rectangle of whole numbers; what no 32 bits can hold is cut.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
