import CPicaSDL
import PicaGraph

/// Reorders events so that an input method's output comes before the keys that caused it.
///
/// On X11 SDL asks the method about each key and passes on at once those that it does not want. But it reads the
/// method's output behind all waiting events, so text committed by a key would come after that key. Therefore a key
/// that the method passes during a composition is held, with all events behind it, until the output arrives or it is
/// clear that there is none. On Wayland all events come in order, and nothing is held.
package struct InputOrder {
    package typealias Emit = (SDL_Event) -> Void

    /// Whether the method has preedit text.
    private var isComposing = false
    /// A press that SDL has seen and may still pass on.
    private var press: SDL_Event?
    /// Whether the method has taken a press and not answered yet.
    private var isAsked = false
    /// The events that wait for the method's answer, including presses that it took.
    private var held: [SDL_Event] = []
    /// Whether the method has answered since the first event was held.
    private var isAnswered = false
    /// Whether it has ended a composition since, without beginning another.
    private var isEnded = false

    package init() {}

    package mutating func take(_ event: SDL_Event, emit: Emit) {
        if let press {
            self.press = nil
            // If the next event is not this press, the method has taken it.
            if !event.isPress { taken(press, emit: emit) }
        }
        if event.isSystemPress {
            press = event
        } else if event.isFromMethod, !isOwnText(event) {
            answer(event, emit: emit)
        } else {
            pass(event, emit: emit)
        }
    }

    /// Releases the held events. Call it when no more events wait, as the method has answered by then.
    package mutating func finish(emit: Emit) {
        press = nil
        isAsked = false
        release(held.count, emit: emit)
    }

    private mutating func taken(_ press: SDL_Event, emit: Emit) {
        if isAnswered { release(held.count, emit: emit) }
        if held.isEmpty { isAsked = true } else { held.append(press) }
    }

    private mutating func answer(_ event: SDL_Event, emit: Emit) {
        let composes = event.composes
        if composes == true, isEnded { releaseOne(emit: emit) }
        isAsked = false
        isAnswered = !held.isEmpty
        if let composes {
            isComposing = composes
            isEnded = !composes && isAnswered
        }
        emit(event)
    }

    private mutating func pass(_ event: SDL_Event, emit: Emit) {
        if isAnswered, !isOwnText(event) { release(held.count, emit: emit) }
        if !held.isEmpty || isAsked || isComposing && event.isKey {
            held.append(event)
        } else {
            emit(event)
        }
    }

    /// Returns whether the event is the text typed by the last held key.
    private func isOwnText(_ event: SDL_Event) -> Bool {
        guard let last = held.last, last.isPress else { return false }
        return event.isText(of: last.key)
    }

    /// Releases the events up to the press that began the next composition.
    private mutating func releaseOne(emit: Emit) {
        guard let key = held.firstIndex(where: \.isKey),
            let next = held[key...].firstIndex(where: \.isSystemPress)
        else { return }
        release(next, emit: emit)
    }

    private mutating func release(_ count: Int, emit: Emit) {
        let released = held.prefix(count)
        held.removeFirst(count)
        isAnswered = isAnswered && !held.isEmpty
        isEnded = false
        for event in released where !event.isSystemPress { emit(event) }
    }
}

extension SDL_Event {
    /// Whether this is a press sent by the X server, which SDL is about to handle.
    fileprivate var isSystemPress: Bool { type == SDL_SYSWMEVENT.rawValue }

    fileprivate var isPress: Bool { type == SDL_KEYDOWN.rawValue }

    /// Whether this is a press of a key that is no modifier.
    fileprivate var isKey: Bool { isPress && Key(key.keysym, forShortcut: false) != nil }

    fileprivate var isFromMethod: Bool {
        switch SDL_EventType(type) {
        case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: true
        default: false
        }
    }

    /// Whether there is preedit text after this event; `nil` if the event does not tell.
    fileprivate var composes: Bool? {
        switch SDL_EventType(type) {
        case SDL_TEXTEDITING: edit.text.0 != 0
        case SDL_TEXTEDITING_EXT: editExt.text.map { $0.pointee != 0 } ?? false
        default: nil
        }
    }

    /// Returns whether this text, right after a key, is what the key types. Text of an input method also follows keys
    /// that type nothing.
    func isText(of press: SDL_KeyboardEvent) -> Bool {
        guard type == SDL_TEXTINPUT.rawValue else { return false }
        let isShortcut = Modifiers(sdl: UInt32(press.keysym.mod)).makesShortcut
        let character: Character
        switch Key(press.keysym, forShortcut: false) {
        case .character(let typed): character = typed
        case .space: character = " "
        default: return false
        }
        guard isShortcut else { return true }
        let typed = withUnsafeBytes(of: text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return typed.utf8.count == 1 || typed.lowercased() == character.lowercased()
    }
}
