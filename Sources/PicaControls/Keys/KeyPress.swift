import Foundation
import PicaGraph

/// A key event while a view has the focus: a press, a repetition or a release.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// The phase of the event.
    public let phase: Phases
    /// The key, identified by the character that it types without modifiers.
    public let key: KeyEquivalent
    /// The characters that the key types, including Shift. Keys that type no characters have those of AppKit. Symbols
    /// with Shift are those of American keyboards.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// A description for debugging.
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character), characters: \(characters), modifiers: \(modifiers))"
    }

    /// The result of a handler for key events.
    public enum Result: Sendable {
        /// The event was handled, so no other handler receives it.
        case handled
        /// The event was not handled, so other handlers receive it.
        case ignored
    }

    /// The phases of key events.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        /// The bits of the set, one for each phase.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        /// A description for debugging.
        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
        }
    }
}

extension KeyPress {
    /// Creates a key event; `nil` for keys without a `KeyEquivalent`.
    init?(_ stroke: KeyStroke, phase: Phases) {
        guard let key = KeyEquivalent(stroke.key) else { return nil }
        self.phase = phase
        self.key = key
        characters = stroke.characters ?? String(key.character)
        modifiers = EventModifiers(held: stroke.modifiers)
    }
}

extension KeyStroke {
    /// The characters that the key types; `nil` if it types none.
    fileprivate var characters: String? {
        guard case .character(let character) = key else { return nil }
        guard modifiers.contains(.shift) else { return String(character) }
        return Self.shifted[character].map(String.init) ?? character.uppercased()
    }
}

extension EventModifiers {
    /// Creates the set from the modifiers held on a PC keyboard, as the inverse of `held`.
    init(held: Modifiers) {
        self = []
        if held.contains(.shift) { insert(.shift) }
        if held.contains(.alternate) { insert(.option) }
        if held.contains(.control) { insert(.command) }
        if held.contains(.superKey) { formUnion([.control, .command]) }
    }
}

extension KeyEquivalent {
    /// Creates a key equivalent; `nil` for keys without one.
    fileprivate init?(_ key: Key) {
        switch key {
        case .character(let character): self.init(character.small)
        case .return: self = .return
        case .tab: self = .tab
        case .escape: self = .escape
        case .space: self = .space
        case .delete: self = .delete
        case .deleteForward: self = .deleteForward
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .insert: self.init("\u{F727}")
        case .menu: self.init("\u{F735}")
        case .function(let number):
            guard (1...35).contains(number), let scalar = Unicode.Scalar(0xF703 + UInt32(number)) else {
                return nil
            }
            self.init(Character(scalar))
        }
    }
}
