import CPicaSDL
import Foundation
import PicaGraph
import PicaViews

/// Converts a window's key and text events from SDL.
///
/// Every key is reported as a press. Text comes only from text events (of the layout, a dead key or the input method),
/// after the press that typed it. The key of a shortcut types nothing.
package struct Keyboard {
    package typealias Emit = (InputEvent) -> Void

    /// Whether the input method has preedit text.
    package private(set) var isComposing = false
    /// The text of consecutive text events: SDL splits a commit into chunks of 31 bytes.
    private var committed: [UInt8] = []
    /// The last shortcut pressed, whose own text is dropped.
    private var shortcut: SDL_KeyboardEvent?
    private var isCapsLockOn = false
    private var isAlternateHeld = false

    package init() {}

    package mutating func handle(_ event: SDL_Event, emit: Emit) {
        switch SDL_EventType(event.type) {
        case SDL_TEXTINPUT:
            if let shortcut, event.isText(of: shortcut) { return }
            withUnsafeBytes(of: event.text.text) { committed += $0.prefix { $0 != 0 } }
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            compose(text, start: event.edit.start, length: event.edit.length, emit: emit)
        case SDL_TEXTEDITING_EXT:
            let text = SDL.take(event.editExt.text) ?? ""
            compose(text, start: event.editExt.start, length: event.editExt.length, emit: emit)
        case SDL_KEYDOWN:
            finish(emit: emit)
            takeState(UInt32(event.key.keysym.mod), emit: emit)
            let modifiers = Modifiers(sdl: UInt32(event.key.keysym.mod))
            shortcut = modifiers.makesShortcut ? event.key : nil
            if let key = Key(event.key.keysym, forShortcut: modifiers.makesShortcut) {
                emit(.keyPressed(KeyStroke(key, modifiers, isRepeat: event.key.repeat != 0)))
            }
        case SDL_KEYUP:
            finish(emit: emit)
            takeState(UInt32(event.key.keysym.mod), emit: emit)
            let modifiers = Modifiers(sdl: UInt32(event.key.keysym.mod))
            if let key = Key(event.key.keysym, forShortcut: modifiers.makesShortcut) {
                emit(.keyReleased(key, modifiers))
            }
        default:
            break
        }
    }

    /// Converts an update received by Pica's own text input, whose text is complete.
    package mutating func handle(_ answer: InputMethodUpdate, emit: Emit) {
        finish(emit: emit)
        if answer.before > 0 || answer.after > 0 {
            emit(.deleteAround(before: answer.before, after: answer.after))
        }
        if !answer.text.isEmpty {
            isComposing = false
            emit(.text(answer.text))
        }
        guard isComposing || !answer.preedit.isEmpty else { return }
        isComposing = !answer.preedit.isEmpty
        emit(.preedit(answer.preedit, selection: answer.marked))
    }

    /// Reports changes of Caps Lock and Alt.
    private mutating func takeState(_ state: UInt32, emit: Emit) {
        takeLocks(state, emit: emit)
        let isHeld = Modifiers(sdl: state) == .alternate
        guard isHeld != isAlternateHeld else { return }
        isAlternateHeld = isHeld
        emit(.alternate(isHeld))
    }

    /// Reports a change of Caps Lock.
    ///
    /// - Parameter state: SDL's modifiers.
    package mutating func takeLocks(_ state: UInt32, emit: Emit) {
        let isOn = state & KMOD_CAPS.rawValue != 0
        guard isOn != isCapsLockOn else { return }
        isCapsLockOn = isOn
        emit(.capsLock(isOn))
    }

    /// Reports collected text. Call it at any other event and when there are no more events.
    package mutating func finish(emit: Emit) {
        deliver(emit: emit)
        shortcut = nil
    }

    /// Reports collected text while more events may follow, such as a shortcut's own text.
    package mutating func deliver(emit: Emit) {
        guard !committed.isEmpty else { return }
        let text = String(decoding: committed, as: UTF8.self)
        committed.removeAll(keepingCapacity: true)
        emit(.text(text))
    }

    /// Notes that the window has ended the composition.
    package mutating func endComposition() { isComposing = false }

    private mutating func compose(_ text: String, start: Int32, length: Int32, emit: Emit) {
        finish(emit: emit)
        guard isComposing || !text.isEmpty else { return }
        isComposing = !text.isEmpty
        emit(.preedit(text, selection: Keyboard.selection(in: text, start: start, length: length)))
    }

    /// Returns the selected part of a preedit text, in UTF-8 offsets.
    ///
    /// - Parameters:
    ///   - start: The start in code points. Input methods send −1 if they have no caret; it is then at the end.
    ///   - length: The length in code points; a negative or too large one is clamped.
    package static func selection(in text: String, start: Int32, length: Int32) -> Range<Int> {
        let scalars = text.unicodeScalars
        func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
        guard start >= 0,
            let first = scalars.index(text.startIndex, offsetBy: Int(start), limitedBy: text.endIndex)
        else { return text.utf8.count..<text.utf8.count }
        let last =
            scalars.index(first, offsetBy: max(0, Int(length)), limitedBy: text.endIndex) ?? text.endIndex
        return offset(first)..<offset(last)
    }
}
