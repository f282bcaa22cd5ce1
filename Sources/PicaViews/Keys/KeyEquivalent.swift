import PicaGraph

/// A key of the keyboard: what it types, or what it is there for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types without modifiers. Keys that type nothing have characters of AppKit's, from U+F700.
    public var character: Character

    /// The key that types a character. A capital stands for its letter with Shift.
    nonisolated public init(_ character: Character) { self.character = character }

    /// The key that types the character of a literal.
    nonisolated public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete, which deletes what is after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear, which keyboards of PCs lack: a shortcut with it cannot be pressed.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, which Enter is, too.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
    /// As keyboards here have it; nil where they have no such key.
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

    /// F1 to F35 have characters of AppKit's, too.
    private var functionKey: Key? {
        (0xF704...0xF726).contains(scalar) ? .function(Int(scalar - 0xF704) + 1) : nil
    }
}

extension Character {
    /// The letter that is not a capital.
    var small: Character { lowercased().first ?? self }
}
