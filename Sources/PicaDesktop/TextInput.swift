import CSDL
import Foundation
import PicaGraph

/// Reports to the input method whether and where text is typed, through SDL or Pica's own Wayland text input.
///
/// A secret is typed without the input method. On X11, when a key comes from the server, SDL asks the method about it
/// only while text events are enabled. SDL makes the key's own text a moment later. So for a secret, text events are
/// enabled between the two.
@MainActor
final class TextInput {
    /// The event type for the pending text of a secret. SDL discards pending text events when text input stops.
    static let plainText = SDL_RegisterEvents(1)

    /// The event type for pending updates of Pica's own text input.
    static let inputMethodUpdate = SDL_RegisterEvents(1)

    private enum Mode { case off, method, plain }

    /// Pica's own text input. While it exists, SDL only reports keys and what they type.
    private var own: WaylandTextInput?
    /// Whether it is still unknown if the compositor has text inputs.
    private var isSearching = false
    /// The updates of the input method, in the order of their events.
    private var updates: [InputMethodUpdate] = []
    /// The current preedit text, and the one of a composition ended here, until the method has ended it, too.
    private var composed = ""
    private var ended = ""
    private var startsOver = false
    /// Whether the method can only be reset by disabling it.
    private var mustPart = false
    /// Whether the last text came from the input method.
    private var isMethods = false
    private var echo = InputMethodEcho()

    /// The place of text input set by the windows.
    private var place: TextInputTarget?
    private var mode = Mode.off
    private var wanted: Mode { place.map { $0.isSecret ? .plain : .method } ?? .off }
    private var mustStop = false
    /// The key of a secret whose text comes next.
    private var secretKey: SDL_KeyboardEvent?
    /// The X server's time of the button press that SDL is about to report.
    private var pressTime: UInt32?

    /// Sets the place of text input.
    ///
    /// - Parameter place: The place, in the focused window's own units; `nil` if no text field has the focus. `nil` or
    ///   a secret ends the composition, which takes effect in `settle`.
    func set(_ place: TextInputTarget?) {
        guard place != self.place else { return }
        self.place = place
        guard own == nil, !isSearching else { return }
        if mode == .method, wanted != .method { mustStop = true }
        if let place, wanted == .method { start(at: place) }
    }

    /// Stops text input if requested. Call it only while no event waits: when stopping, SDL discards text typed
    /// meanwhile, which may belong to the next field.
    func settle() {
        isSearching = false
        if let own {
            (mode, isKeyboardNew) = (wanted, false)
            setTyping(wanted != .off)
            if mustPart { own.disable() }
            mustPart = false
            own.tell(wanted == .method ? place : nil, startsOver: startsOver, isMethods: isMethods)
            (startsOver, isMethods) = (false, false)
            echo.settled()
            if let due, due <= SDL.now { own.disable() }
            return
        }
        if mustStop {
            mustStop = false
            mode = .off
            SDL_StopTextInput()
        }
        switch wanted {
        case .method: if let place, mode != .method { start(at: place) }
        case .plain: mode = .plain
        case .off:
            mode = .off
            if SDL_IsTextInputActive() == SDL_TRUE { setEvents(SDL_DISABLE) }
        }
    }

    private func start(at place: TextInputTarget) {
        var rect = SDL_Rect(place.caret.standardized.integral)
        SDL_SetTextInputRect(&rect)
        guard mode != .method else { return }
        mode = .method
        SDL_StartTextInput()
    }

    private func setEvents(_ state: Int32) {
        SDL_EventState(SDL_TEXTINPUT.rawValue, state)
        // Pica's own text input reports compositions; SDL would report them again.
        if own == nil { SDL_EventState(SDL_TEXTEDITING.rawValue, state) }
    }

    private func setTyping(_ isOn: Bool) {
        if (SDL_IsTextInputActive() == SDL_TRUE) != isOn { setEvents(isOn ? SDL_ENABLE : SDL_DISABLE) }
    }

    // MARK: Own text input

    /// Whether the method's output is read only at other events, because it arrives over a bus.
    var mustAsk: Bool { own == nil }

    /// Uses the compositor's text inputs if there are any.
    func follow(_ globals: WaylandGlobals) {
        isSearching = true
        globals.onFound.append { [weak self, weak globals] interface, name, _ in
            guard interface == WaylandTextInput.managerName, let self, let globals, own == nil else { return }
            own = WaylandTextInput(globals, name: name)
            own?.onCommit = { [weak self] in self?.dropEcho(of: $0) }
            own?.onUpdate = { [weak self] in self?.push($0) }
        }
        globals.onSeat.append { [weak self] seat in
            seat?.onModifiers = { self?.keyboardCame() }
        }
    }

    /// The time without typing after which the method releases the keyboard, in seconds.
    private static let pause = 0.1
    private var lastTyped: TimeInterval = 0

    /// The time at which `settle` must run without an event.
    var due: TimeInterval? { own?.isQuiet == true ? lastTyped + TextInput.pause : nil }

    /// Disconnects. Call it before the connection is closed.
    func disconnect() { own = nil }

    /// Queues an update behind the events that SDL has reported before it.
    private func push(_ answer: InputMethodUpdate) {
        echo.settled()
        lastTyped = SDL.now
        var event = SDL_Event()
        event.user = SDL_UserEvent()
        event.user.type = TextInput.inputMethodUpdate
        event.user.windowID = SDL_GetWindowID(SDL_GetKeyboardFocus())
        if SDL_PushEvent(&event) > 0 { updates.append(answer) }
    }

    /// Returns the update whose event is dispatched; `nil` if it is to be ignored.
    func nextUpdate() -> InputMethodUpdate? {
        guard !updates.isEmpty else { return nil }
        var answer = updates.removeFirst()
        // The method continues a composition that was ended here.
        if answer.forget(&ended) { mustPart = true }
        // A late update belongs to another field, and a secret accepts none.
        guard !answer.isLate, place?.isSecret != true else { return nil }
        composed = answer.preedit
        isMethods = true
        return answer
    }

    /// Notes that the window has committed the preedit text.
    func endComposition() {
        guard !composed.isEmpty else { return }
        (ended, composed) = (composed, "")
        startsOver = true
    }

    private func dropEcho(of text: String) {
        guard var marks = echo.committed(text) else { return }
        SDL_FilterEvents(
            { marks, event in
                guard let marks = marks?.assumingMemoryBound(to: ClosedRange<UInt32>.self), let event else {
                    return 1
                }
                let isEcho =
                    event.pointee.type == TextInput.plainText
                    && marks.pointee.contains(event.pointee.text.timestamp)
                return isEcho ? 0 : 1
            }, &marks)
    }

    /// Whether SDL has seen a window gain the keyboard, but no later event.
    private var isKeyboardNew = false

    /// Notes that SDL has handled a window's gaining the keyboard.
    private func keyboardCame() {
        if isKeyboardNew { setEvents(SDL_ENABLE) }
        isKeyboardNew = false
    }

    /// Handles an event with the own text input, and returns whether it is to be queued.
    private func keyArrives(_ event: inout SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT where event.isOfFocus:
            // With text events enabled, SDL would enable and disable its own text input on focus changes.
            setEvents(SDL_DISABLE)
            isKeyboardNew = true
            return true
        case SDL_KEYDOWN:
            keyboardCame()
            echo.pressed()
        case SDL_TEXTINPUT:
            let text = withUnsafeBytes(of: event.text.text) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let mark = echo.typed(text) else { return false }
            event.type = TextInput.plainText
            event.text.timestamp = mark
        case SDL_MOUSEBUTTONDOWN: break
        default: return true
        }
        lastTyped = SDL.now
        isMethods = false
        return true
    }

    // MARK: Incoming events

    /// Watches every event before it is queued, including those of the X server.
    func watchEvents() {
        TextInput.watchEvents(for: Unmanaged.passUnretained(self).toOpaque())
        if SDL.isX11 { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }
    }

    private nonisolated static func watchEvents(for watcher: UnsafeMutableRawPointer) {
        SDL_SetEventFilter(
            { watcher, event in
                // Other threads push events, too, but never these.
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

    /// Handles an incoming event and returns whether it is to be queued.
    private func arrives(_ event: inout SDL_Event) -> Bool {
        if event.type == SDL_SYSWMEVENT.rawValue {
            guard let event = XInputEvent(event) else { return false }
            HeldModifiers.forgetAll(but: event.state)
            if event.isButtonPress { pressTime = event.time }
            if event.isKey, mode == .plain { setEvents(SDL_DISABLE) }
            return event.isPress
        }
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue, let pressTime {
            // SDL's timestamp is the time of reading, which is late in a busy program.
            event.button.timestamp = pressTime
            self.pressTime = nil
        }
        if own != nil { guard keyArrives(&event) else { return false } }
        if own == nil, mode == .plain { return secretArrives(&event) }
        if event.mayMoveFocus, !isKeyboardNew {
            // SDL converts all waiting input at once. If a field is clicked and typed into while the program is
            // busy, SDL sees the keys before the field can enable text input. So text events are enabled here, until
            // `settle` finds where the press led.
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
            // Other text is from the input method, which may be late with its output for another field.
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

/// An X server's key or pointer event, as SDL passes it on.
private struct XInputEvent {
    let isPress: Bool
    let isButtonPress: Bool
    /// Whether the event is of a real key.
    let isKey: Bool
    /// The modifiers held at the event.
    let state: UInt32
    /// The server's time, in milliseconds.
    let time: UInt32

    /// Parses an event; `nil` if it is of another kind.
    init?(_ event: SDL_Event) {
        guard let message = event.syswm.msg else { return nil }
        // Behind SDL's version and the window system is Xlib's event: its type, and for these types the time and the
        // modifiers at the same offset.
        let bytes = UnsafeRawPointer(message) + 8
        let kind = bytes.load(as: CInt.self)
        guard (2...6).contains(kind) else { return nil }
        // The result of a compose sequence is a press without a key.
        isKey = kind <= 3 && bytes.load(fromByteOffset: 84, as: UInt32.self) != 0
        isPress = kind == 2
        isButtonPress = kind == 4
        time = bytes.load(fromByteOffset: 56, as: UInt32.self)
        state = bytes.load(fromByteOffset: 80, as: UInt32.self)
    }
}

extension SDL_Event {
    /// Whether the event may affect text input. Only the main thread pushes such events.
    fileprivate var concernsTyping: Bool {
        switch SDL_EventType(type) {
        case SDL_SYSWMEVENT, SDL_KEYDOWN, SDL_TEXTINPUT, SDL_WINDOWEVENT, SDL_MOUSEBUTTONDOWN: true
        default: false
        }
    }

    /// Whether a window gains or loses the keyboard.
    fileprivate var isOfFocus: Bool {
        let kind = UInt32(window.event)
        return kind == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue || kind == SDL_WINDOWEVENT_FOCUS_LOST.rawValue
    }

    /// Whether the event may move the focus. It may if it is a press other than of a typing key, or a window gains the
    /// keyboard.
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
    /// Creates a rectangle from one of whole numbers, clamped to 32 bits.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
