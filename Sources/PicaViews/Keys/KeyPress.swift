import Foundation
import PicaGraph

/// A key that is pressed, held or let go while a view has the focus.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// What happens to the key: one of the phases.
    public let phase: Phases
    /// The key, by what it types without modifiers.
    public let key: KeyEquivalent
    /// What the key types, with Shift; for keys that type nothing, their characters of AppKit's. Signs behind
    /// Shift are those of American keyboards.
    public let characters: String
    /// What is held with the key.
    public let modifiers: EventModifiers

    /// For debugging.
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character), characters: \(characters), modifiers: \(modifiers))"
    }

    /// Whether a key was for somebody.
    public enum Result: Sendable {
        /// It was: nobody else is given it.
        case handled
        /// It was not, and goes on to others.
        case ignored
    }

    /// What happens to keys.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        /// A bit for each phase.
        public let rawValue: Int
        /// The phases whose bits are set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A key is pressed.
        public static let down = Phases(rawValue: 1)
        /// A key is held, and counts as pressed once more.
        public static let `repeat` = Phases(rawValue: 2)
        /// A key is let go.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]

        /// For debugging.
        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
        }
    }
}

extension KeyPress {
    /// nil for keys that apps have no name for.
    init?(_ stroke: KeyStroke, phase: Phases) {
        guard let key = KeyEquivalent(stroke.key) else { return nil }
        self.phase = phase
        self.key = key
        characters = stroke.characters ?? String(key.character)
        modifiers = EventModifiers(held: stroke.modifiers)
    }
}

extension KeyStroke {
    /// What the key types; nil for one that types nothing.
    fileprivate var characters: String? {
        guard case .character(let character) = key else { return nil }
        guard modifiers.contains(.shift) else { return String(character) }
        return Self.shifted[character].map(String.init) ?? character.uppercased()
    }
}

extension EventModifiers {
    /// What is held on a PC's keyboard, the other way round than `held`.
    fileprivate init(held: Modifiers) {
        self = []
        if held.contains(.shift) { insert(.shift) }
        if held.contains(.alternate) { insert(.option) }
        if held.contains(.control) { insert(.command) }
        if held.contains(.superKey) { formUnion([.control, .command]) }
    }
}

extension KeyEquivalent {
    /// nil for keys that have no name here.
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
