import PicaGraph

/// Keys that are held while another is pressed.
///
/// They have the names of a Mac's keyboard and mean those of a PC that do the same.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: Int
    /// The keys whose bits are set.
    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock. Whether it is on makes no difference to a shortcut.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control; together with `command`, which is that key here, the one with the system's sign on it.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Control, which is to programs on Linux what Command is on a Mac.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad. Its keys count as those that type the same.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)
}

extension EventModifiers {
    /// What has to be held on a PC's keyboard.
    nonisolated var held: Modifiers {
        var held: Modifiers = []
        if contains(.shift) { held.insert(.shift) }
        if contains(.option) { held.insert(.alternate) }
        if contains(.command) { held.insert(.control) }
        if contains(.control) { held.insert(contains(.command) ? .superKey : .control) }
        return held
    }
}
