import PicaGraph
import PicaState

/// A key with modifiers that triggers a button or another control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to right-to-left layout.
    public struct Localization: Hashable, Sendable {
        fileprivate let isMirrored: Bool
        private let name: String

        /// Arrows and brackets are mirrored in right-to-left layout.
        public static let automatic = Localization(isMirrored: true, name: "automatic")
        /// The key stays the same in right-to-left layout.
        public static let withoutMirroring = Localization(isMirrored: false, name: "withoutMirroring")
        /// The key stays the same, as the app chooses it for each language itself.
        public static let custom = Localization(isMirrored: false, name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys to hold.
    public var modifiers: EventModifiers
    /// The adaptation of the key to right-to-left layout.
    public var localization: Localization

    /// Return, for the button that the person most likely wants. The button is drawn in the accent color.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; by default `command`, which is the Control key on Linux.
    nonisolated public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut with a given adaptation to right-to-left layout.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; by default `command`, which is the Control key on Linux.
    ///   - localization: The adaptation of the key to right-to-left layout.
    nonisolated public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension KeyboardShortcut {
    /// Returns the keystroke of the shortcut; `nil` if keyboards have no such key.
    func press(_ direction: LayoutDirection) -> KeyStroke? {
        var key = key
        if direction == .rightToLeft, localization.isMirrored { key = Self.mirrored[key] ?? key }
        var held = modifiers.held
        // Uppercase letters need Shift. Symbols match any keys that type them.
        if key.character.isUppercase { held.insert(.shift) }
        return key.key.map { KeyStroke($0, held) }
    }

    private static let mirrored: [KeyEquivalent: KeyEquivalent] = [
        .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]
}

extension KeyStroke {
    /// Returns whether the keystroke matches a shortcut.
    /// - Parameter shortcut: The keystroke that `KeyboardShortcut.press` returned.
    func isPress(of shortcut: KeyStroke) -> Bool {
        guard case .character(let character) = key, character != " " else {
            let key = key == .character(" ") ? .space : key
            return key == shortcut.key && modifiers == shortcut.modifiers
        }
        if shortcut.key == .character(character.small) { return modifiers == shortcut.modifiers }
        // Keys are identified by the characters they type without Shift, and desktops do not report those with Shift.
        // Shifted symbols are therefore those of American keyboards, which apps mean by "+" and "?".
        guard modifiers.contains(.shift), let sign = Self.shifted[character] else { return false }
        return shortcut.key == .character(sign) && modifiers.union(.shift) == shortcut.modifiers.union(.shift)
    }

    /// The symbols of American keyboards with Shift.
    static let shifted = Dictionary(
        uniqueKeysWithValues: zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"))
}
