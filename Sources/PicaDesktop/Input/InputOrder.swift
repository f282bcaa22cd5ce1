import CSDL
import PicaGraph

/// Brings what the input method says in front of the keys that made it say so.
///
/// On X11 SDL asks the method about each key and passes on at once those that it does not want, but reads
/// what else it answers behind all that waits: the text that a key ends would come after that key. So a key
/// that the method lets pass while it works on something is held, and all that comes behind it, until the
/// answer is here or it is clear that none comes. On Wayland everything comes in order, and nothing is held.
package struct InputOrder {
    package typealias Emit = (SDL_Event) -> Void

    /// The method has unfinished text on screen.
    private var isComposing = false
    /// A press that SDL has seen and may yet pass on.
    private var press: SDL_Event?
    /// The method has taken a press and said nothing about it yet.
    private var isAsked = false
    /// What waits for the method's answer, presses that the method took among it.
    private var held: [SDL_Event] = []
    /// The method has said something since the first was held.
    private var isAnswered = false
    /// It has ended a composition since, and not begun another.
    private var isEnded = false

    package init() {}

    package mutating func take(_ event: SDL_Event, emit: Emit) {
        if let press {
            self.press = nil
            // What SDL does not pass on next, the method has taken.
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

    /// Passes on what is held. To be called when no more events wait: the method has answered by then.
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

    /// Whether this is what the last key held types by itself.
    private func isOwnText(_ event: SDL_Event) -> Bool {
        guard let last = held.last, last.isPress else { return false }
        return event.isText(of: last.key)
    }

    /// Passes on what came up to the press that began the next composition.
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
    /// Whether the X server has sent a press, which SDL is about to handle.
    fileprivate var isSystemPress: Bool { type == SDL_SYSWMEVENT.rawValue }

    fileprivate var isPress: Bool { type == SDL_KEYDOWN.rawValue }

    /// Whether this is a press of anything but a modifier.
    fileprivate var isKey: Bool { isPress && Key(key.keysym, forShortcut: false) != nil }

    fileprivate var isFromMethod: Bool {
        switch SDL_EventType(type) {
        case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: true
        default: false
        }
    }

    /// Whether there is unfinished text from now on; nil where this does not say.
    fileprivate var composes: Bool? {
        switch SDL_EventType(type) {
        case SDL_TEXTEDITING: edit.text.0 != 0
        case SDL_TEXTEDITING_EXT: editExt.text.map { $0.pointee != 0 } ?? false
        default: nil
        }
    }

    /// Whether this text, come directly after a key, is what the key types by itself: text of an input
    /// method comes after keys that type nothing, too.
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
