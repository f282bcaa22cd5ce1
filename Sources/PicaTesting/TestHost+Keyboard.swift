import PicaGraph
import PicaViews

extension TestHost {
    /// A key. A literal such as `"a"` is the key that types the character.
    public struct Key: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
        let key: PicaGraph.Key

        private init(key: PicaGraph.Key) { self.key = key }

        /// Creates the key that types a character.
        public init(_ character: Character) { key = character == " " ? .space : .character(character) }
        /// Creates the key that types the character of a literal.
        public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

        /// Return, including Enter on the keypad.
        public static let `return` = Key(key: .return)
        /// Tab.
        public static let tab = Key(key: .tab)
        /// Escape.
        public static let escape = Key(key: .escape)
        /// The space bar.
        public static let space = Key(key: .space)
        /// Backspace.
        public static let delete = Key(key: .delete)
        /// Delete.
        public static let deleteForward = Key(key: .deleteForward)
        /// Insert.
        public static let insert = Key(key: .insert)
        /// The key that opens context menus.
        public static let menu = Key(key: .menu)
        /// The left arrow.
        public static let left = Key(key: .left)
        /// The right arrow.
        public static let right = Key(key: .right)
        /// The up arrow.
        public static let up = Key(key: .up)
        /// The down arrow.
        public static let down = Key(key: .down)
        /// Home.
        public static let home = Key(key: .home)
        /// End.
        public static let end = Key(key: .end)
        /// Page Up.
        public static let pageUp = Key(key: .pageUp)
        /// Page Down.
        public static let pageDown = Key(key: .pageDown)
        /// Returns a function key; F1 is 1.
        public static func function(_ number: Int) -> Key { Key(key: .function(number)) }

        /// Returns the text that the key types; `nil` for shortcuts.
        fileprivate func text(with modifiers: Modifiers) -> String? {
            let isShortcut = !modifiers.isDisjoint(with: [.control, .alt, .superKey])
            guard !isShortcut || modifiers.contains(.altGr) else { return nil }
            switch key {
            case .character(let character):
                return modifiers.contains(.shift) ? character.uppercased() : String(character)
            case .space: return " "
            default: return nil
            }
        }
    }

    /// The modifier keys held down during another action.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits, one per key.
        public let rawValue: UInt8
        /// Creates a set from a bit mask.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: PicaGraph.Modifiers.shift.rawValue)
        /// Control.
        public static let control = Modifiers(rawValue: PicaGraph.Modifiers.control.rawValue)
        /// The left Alt key.
        public static let alt = Modifiers(rawValue: PicaGraph.Modifiers.alternate.rawValue)
        /// The Super (Windows) key.
        public static let superKey = Modifiers(rawValue: PicaGraph.Modifiers.superKey.rawValue)
        /// The AltGr key, for the third level of a keyboard layout.
        public static let altGr = Modifiers(rawValue: PicaGraph.Modifiers.level3.rawValue)

        var events: PicaGraph.Modifiers { PicaGraph.Modifiers(rawValue: rawValue) }
    }

    /// Presses and releases a key. It types what it would on a keyboard: letters with Control type nothing.
    ///
    /// Keys come 20 ms apart on the host's clock.
    public func press(_ key: Key, _ modifiers: Modifiers = []) {
        platform.now += 0.02
        let isAlternate = modifiers.events == .alternate
        if isAlternate { send(.alternate(true)) }
        send(.keyPressed(KeyStroke(key.key, modifiers.events)))
        if let text = key.text(with: modifiers) { send(.text(text)) }
        send(.keyReleased(key.key, modifiers.events))
        if isAlternate { send(.alternate(false)) }
    }

    /// Holds or releases Alt without another key.
    public func setAltHeld(_ isHeld: Bool) { send(.alternate(isHeld)) }

    /// Types text key by key; a line feed presses Return, a tab Tab.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case "\n": press(.return)
            case "\t": press(.tab)
            default: press(Key(character))
            }
        }
    }

    /// Shows an input method's preedit text at the caret; an empty text ends it.
    ///
    /// - Parameter selection: The selected part, in UTF-8 offsets; `nil` for a caret at the end.
    public func compose(_ text: String, selection: Range<Int>? = nil) {
        let end = text.utf8.count
        send(.preedit(text, selection: selection ?? end..<end))
    }

    /// Commits text of an input method: the preedit text is removed and this text inserted.
    public func commit(_ text: String) {
        compose("")
        send(.text(text))
    }
}
