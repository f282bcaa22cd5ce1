import CPicaSDL
import Foundation
import PicaGraph

/// A text input over the compositor's own protocol, in place of SDL's.
///
/// SDL reports neither the text around the caret nor the kind of content, and loses keys when the focus moves between
/// fields. Beside this text input SDL reports only keys and their own text.
@MainActor final class WaylandTextInput: TextInput {
    /// The time without typing after which the method releases the keyboard, in seconds.
    private static let pause = 0.1

    private(set) var target: TextInputTarget?
    private let object: TextInputV3
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
    private var lastTyped: TimeInterval = 0
    /// Whether SDL has seen a window gain the keyboard, but no later event.
    private var isKeyboardNew = false

    /// Creates the text input of a compositor.
    ///
    /// - Parameters:
    ///   - object: The compositor's object.
    ///   - globals: The globals, which report keyboards.
    ///   - target: The current target of typed text.
    init(_ object: TextInputV3, _ globals: WaylandGlobals, target: TextInputTarget?) {
        self.object = object
        self.target = target
        object.onCommit = { [weak self] in self?.dropEcho(of: $0) }
        object.onUpdate = { [weak self] in self?.push($0) }
        watch(globals.seat)
        globals.onSeat.append { [weak self] in self?.watch($0) }
    }

    private func watch(_ seat: WaylandSeat?) {
        seat?.onModifiers = { [weak self] in self?.keyboardCame() }
    }

    let mustAsk = false
    var due: TimeInterval? { object.isQuiet ? lastTyped + Self.pause : nil }

    func setTarget(_ target: TextInputTarget?) { self.target = target }

    func settle() {
        isKeyboardNew = false
        setTyping(target != nil)
        if mustPart { object.disable() }
        mustPart = false
        object.tell(target?.isSecret == false ? target : nil, startsOver: startsOver, isMethods: isMethods)
        (startsOver, isMethods) = (false, false)
        echo.settled()
        if let due, due <= SDL.now { object.disable() }
    }

    private func setTyping(_ isOn: Bool) {
        if (SDL_IsTextInputActive() == SDL_TRUE) != isOn { setEvents(isOn ? SDL_ENABLE : SDL_DISABLE) }
    }

    /// Enables or disables the text events of SDL. Compositions come from the compositor; SDL would report them again.
    private func setEvents(_ state: Int32) { SDL_EventState(SDL_TEXTINPUT.rawValue, state) }

    // MARK: Updates

    /// Queues an update behind the events that SDL has reported before it.
    private func push(_ update: InputMethodUpdate) {
        echo.settled()
        lastTyped = SDL.now
        var event = SDL_Event()
        event.user = SDL_UserEvent()
        event.user.type = TextInputEvent.update
        event.user.windowID = SDL_GetWindowID(SDL_GetKeyboardFocus())
        if SDL_PushEvent(&event) > 0 { updates.append(update) }
    }

    func nextUpdate() -> InputMethodUpdate? {
        guard !updates.isEmpty else { return nil }
        var update = updates.removeFirst()
        // The method continues a composition that was ended here.
        if update.forget(&ended) { mustPart = true }
        // A late update belongs to another field, and a secret accepts none.
        guard !update.isLate, target?.isSecret != true else { return nil }
        composed = update.preedit
        isMethods = true
        return update
    }

    func endComposition() {
        guard !composed.isEmpty else { return }
        (ended, composed) = (composed, "")
        startsOver = true
    }

    // MARK: Keys

    /// Notes that SDL has handled a window's gaining the keyboard.
    private func keyboardCame() {
        if isKeyboardNew { setEvents(SDL_ENABLE) }
        isKeyboardNew = false
    }

    func eventArrives(_ event: inout SDL_Event) -> Bool {
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
            event.type = TextInputEvent.plainText
            event.text.timestamp = mark
        case SDL_MOUSEBUTTONDOWN: break
        default: return true
        }
        lastTyped = SDL.now
        isMethods = false
        // Keys that follow a press may be read before the press is handled (see `SDLTextInput`).
        if event.mayMoveFocus, !isKeyboardNew { setEvents(SDL_ENABLE) }
        return true
    }

    private func dropEcho(of text: String) {
        guard var marks = echo.committed(text) else { return }
        SDL_FilterEvents(
            { marks, event in
                guard let marks = marks?.assumingMemoryBound(to: ClosedRange<UInt32>.self), let event else {
                    return 1
                }
                let isEcho =
                    event.pointee.type == TextInputEvent.plainText
                    && marks.pointee.contains(event.pointee.text.timestamp)
                return isEcho ? 0 : 1
            }, &marks)
    }
}
