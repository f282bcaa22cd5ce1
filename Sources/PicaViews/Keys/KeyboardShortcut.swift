import PicaGraph

/// A key, and what is held with it, that does what a button is there for.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of the key where the interface runs from right to left.
    public struct Localization: Hashable, Sendable {
        fileprivate let isMirrored: Bool
        private let name: String

        /// Arrows and brackets are those that point the other way there.
        public static let automatic = Localization(isMirrored: true, name: "automatic")
        /// The key stays.
        public static let withoutMirroring = Localization(isMirrored: false, name: "withoutMirroring")
        /// The key stays, as the app chooses it for each language itself.
        public static let custom = Localization(isMirrored: false, name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers
    /// What becomes of the key where the interface runs from right to left.
    public var localization: Localization

    /// Return, for the button that a person most likely wants; it is drawn in the accent colour.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that leaves everything as it was.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// A shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held with it; by default `command`, which is the Control key on Linux.
    nonisolated public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// A shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held with it; by default `command`, which is the Control key on Linux.
    ///   - localization: What becomes of the key where the interface runs from right to left.
    nonisolated public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension KeyboardShortcut {
    /// What has to be pressed; nil where keyboards have no such key.
    func press(_ direction: LayoutDirection) -> KeyStroke? {
        var key = key
        if direction == .rightToLeft, localization.isMirrored { key = Self.mirrored[key] ?? key }
        var held = modifiers.held
        // A sign that is no letter is pressed by whatever types it.
        if key.character.isUppercase { held.insert(.shift) }
        return key.key.map { KeyStroke($0, held) }
    }

    private static let mirrored: [KeyEquivalent: KeyEquivalent] = [
        .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]
}

extension KeyStroke {
    /// Whether the key is that of a shortcut.
    /// - Parameter shortcut: As `KeyboardShortcut.press` has it.
    func isPress(of shortcut: KeyStroke) -> Bool {
        guard case .character(let character) = key, character != " " else {
            let key = key == .character(" ") ? .space : key
            return key == shortcut.key && modifiers == shortcut.modifiers
        }
        if shortcut.key == .character(character.small) { return modifiers == shortcut.modifiers }
        // Keys are known by what they type without Shift, and desktops do not say what they type with it:
        // as on American keyboards, whose signs apps mean by "+" and "?".
        guard modifiers.contains(.shift), let sign = Self.shifted[character] else { return false }
        return shortcut.key == .character(sign) && modifiers.union(.shift) == shortcut.modifiers.union(.shift)
    }

    /// The signs behind Shift on American keyboards.
    static let shifted = Dictionary(
        uniqueKeysWithValues: zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"))
}
