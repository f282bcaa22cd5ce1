import PicaGraph

/// A key of the keyboard, identified by the character that it types or by its function.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types without modifiers. Keys that type no character have those of AppKit, from
    /// U+F700.
    public var character: Character

    /// Creates the key that types a character. An uppercase character stands for its letter with Shift.
    nonisolated public init(_ character: Character) { self.character = character }

    /// Creates the key that types the character of a literal.
    nonisolated public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Delete key, which deletes the character after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key. PC keyboards lack it, so a shortcut with it cannot be pressed.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key, and the Enter key.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
    /// The corresponding key of a PC keyboard; `nil` if there is none.
    var key: Key? {
        switch self {
        case .upArrow: .up
        case .downArrow: .down
        case .leftArrow: .left
        case .rightArrow: .right
        case .escape: .escape
        case .delete: .delete
        case .deleteForward: .deleteForward
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .tab: .tab
        case .space: .space
        case .return, "\n", "\r\n": .return
        default: functionKey ?? (isPrivate ? nil : .character(character.small))
        }
    }

    private var scalar: UInt32 { character.unicodeScalars.first?.value ?? 0 }
    private var isPrivate: Bool { (0xF700...0xF8FF).contains(scalar) }

    /// The function key from F1 to F35, which AppKit has characters for as well.
    private var functionKey: Key? {
        (0xF704...0xF726).contains(scalar) ? .function(Int(scalar - 0xF704) + 1) : nil
    }
}

extension Character {
    /// The lowercase form of the character.
    var small: Character { lowercased().first ?? self }
}
