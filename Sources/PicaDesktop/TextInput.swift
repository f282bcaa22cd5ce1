import CSDL
import Foundation
import PicaGraph

/// Tells the input method whether text is being typed and where: through SDL, or on Wayland by a text input of
/// Pica's own where the compositor has them.
///
/// A secret is typed without the method. SDL turns to that on X11 only while text events are wanted as a key
/// comes from the server, and makes the key's own text a moment later: they are wanted between the two.
@MainActor
final class TextInput {
    /// The type under which a secret's text waits: SDL throws away text that waits when none is wanted
    /// any longer.
    static let plainText = SDL_RegisterEvents(1)

    /// The type under which the own text input's updates wait.
    static let inputMethodUpdate = SDL_RegisterEvents(1)

    private enum Mode { case off, method, plain }

    /// While it is there, SDL tells of keys and of what they type, and of nothing else.
    private var own: WaylandTextInput?
    /// Nobody knows yet whether there is one.
    private var isSearching = false
    /// What the method wants done, as events wait for it.
    private var updates: [InputMethodUpdate] = []
    /// What the method works on; and what it worked on when that was ended here, until it says so, too.
    private var composed = ""
    private var ended = ""
    private var startsOver = false
    /// The method knows of no other way to start over than to be taken out of use.
    private var mustPart = false
    /// What was typed last was the method's.
    private var isMethods = false
    private var echo = InputMethodEcho()

    /// Where text is typed, by the windows' word.
    private var place: TextInputTarget?
    private var mode = Mode.off
    private var wanted: Mode { place.map { $0.isSecret ? .plain : .method } ?? .off }
    private var mustStop = false
    /// The key of a secret whose own text is to come next.
    private var secretKey: SDL_KeyboardEvent?
    /// When the button went down that SDL is about to tell of, by the X server's clock.
    private var pressTime: UInt32?

    /// - Parameter place: In the focused window's own units; nil when no text field has the focus. That and
    ///   a secret end the method's work, which takes effect with `settle`.
    func set(_ place: TextInputTarget?) {
        guard place != self.place else { return }
        self.place = place
        guard own == nil, !isSearching else { return }
        if mode == .method, wanted != .method { mustStop = true }
        if let place, wanted == .method { start(at: place) }
    }

    /// Stops input as asked for. To be called only while no event waits: stopping, SDL throws away text
    /// that was typed meanwhile, into the next field as it may be.
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
        // The own text input tells of what is composed; SDL would do so twice.
        if own == nil { SDL_EventState(SDL_TEXTEDITING.rawValue, state) }
    }

    private func setTyping(_ isOn: Bool) {
        if (SDL_IsTextInputActive() == SDL_TRUE) != isOn { setEvents(isOn ? SDL_ENABLE : SDL_DISABLE) }
    }

    // MARK: The own text input

    /// Whether what the method does is read only as something else happens: it updates over a bus, then.
    var mustAsk: Bool { own == nil }

    /// Uses a text input of the compositor's where it has them.
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

    /// How long nobody has to have typed before the method lets go of the keyboard, in seconds.
    private static let pause = 0.1
    private var lastTyped: TimeInterval = 0

    /// When `settle` has something to do though nothing happens.
    var due: TimeInterval? { own?.isQuiet == true ? lastTyped + TextInput.pause : nil }

    /// To be called before the connection goes.
    func disconnect() { own = nil }

    /// Has an answer wait behind what SDL has told of before it.
    private func push(_ answer: InputMethodUpdate) {
        echo.settled()
        lastTyped = SDL.now
        var event = SDL_Event()
        event.user = SDL_UserEvent()
        event.user.type = TextInput.inputMethodUpdate
        event.user.windowID = SDL_GetWindowID(SDL_GetKeyboardFocus())
        if SDL_PushEvent(&event) > 0 { updates.append(answer) }
    }

    /// What the answer says whose turn it is; nil where nobody is to hear of it.
    func nextUpdate() -> InputMethodUpdate? {
        guard !updates.isEmpty else { return nil }
        var answer = updates.removeFirst()
        // It goes on with what is ended here.
        if answer.forget(&ended) { mustPart = true }
        // What comes late is about another field, and no secret has anything of a method.
        guard !answer.isLate, place?.isSecret != true else { return nil }
        composed = answer.preedit
        isMethods = true
        return answer
    }

    /// What the method works on has become text.
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

    /// SDL has heard of a window's getting the keyboard, and not of anything behind.
    private var isKeyboardNew = false

    /// All that SDL does about a window's getting the keyboard is done.
    private func keyboardCame() {
        if isKeyboardNew { setEvents(SDL_ENABLE) }
        isKeyboardNew = false
    }

    /// - Returns: Whether the event is to wait for its turn, with the own text input.
    private func keyArrives(_ event: inout SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT where event.isOfFocus:
            // SDL takes its own text input into use and out of it with the keyboard while it has text to tell of.
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
        if own != nil { guard keyArrives(&event) else { return false } }
        if own == nil, mode == .plain { return secretArrives(&event) }
        if event.mayMoveFocus, !isKeyboardNew {
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

    /// Whether a window gets the keyboard or loses it.
    fileprivate var isOfFocus: Bool {
        let kind = UInt32(window.event)
        return kind == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue || kind == SDL_WINDOWEVENT_FOCUS_LOST.rawValue
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
