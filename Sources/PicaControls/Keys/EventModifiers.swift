import PicaGraph

/// A set of modifier keys that are held while another key is pressed.
///
/// The names are those of Mac keyboards. They stand for the keys with the same purpose on PC keyboards.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each key.
    public let rawValue: Int
    /// Creates a set from its bits.
    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock. Its state makes no difference to a shortcut.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key. Together with `command`, which is the Control key itself on Linux, it stands for the Super key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Control key, which Linux programs use as Mac programs use Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad. Its keys count as the keys that type the same characters.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all = EventModifiers(rawValue: 63)
}

extension EventModifiers {
    /// The modifiers to hold on a PC keyboard.
    nonisolated var held: Modifiers {
        var held: Modifiers = []
        if contains(.shift) { held.insert(.shift) }
        if contains(.option) { held.insert(.alternate) }
        if contains(.command) { held.insert(.control) }
        if contains(.control) { held.insert(contains(.command) ? .superKey : .control) }
        return held
    }
}
