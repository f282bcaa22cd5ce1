import PicaGraph
import PicaViews

extension TestHost {
    /// A key; a literal such as `"a"` is the key that types it.
    public struct Key: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
        let key: PicaGraph.Key

        private init(key: PicaGraph.Key) { self.key = key }

        /// The key that types a character.
        public init(_ character: Character) { key = character == " " ? .space : .character(character) }
        /// The key that types the character of a literal.
        public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

        /// Return, which Enter on the number pad is, too.
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
        /// The arrow to the left.
        public static let left = Key(key: .left)
        /// The arrow to the right.
        public static let right = Key(key: .right)
        /// The arrow up.
        public static let up = Key(key: .up)
        /// The arrow down.
        public static let down = Key(key: .down)
        /// Home.
        public static let home = Key(key: .home)
        /// End.
        public static let end = Key(key: .end)
        /// Page Up.
        public static let pageUp = Key(key: .pageUp)
        /// Page Down.
        public static let pageDown = Key(key: .pageDown)
        /// F1 is 1.
        public static func function(_ number: Int) -> Key { Key(key: .function(number)) }

        /// What it types where no shortcut is meant.
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

    /// Keys held down while something else happens.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// A bit for each key.
        public let rawValue: UInt8
        /// The keys whose bits are set.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: PicaGraph.Modifiers.shift.rawValue)
        /// Control.
        public static let control = Modifiers(rawValue: PicaGraph.Modifiers.control.rawValue)
        /// The left Alt key.
        public static let alt = Modifiers(rawValue: PicaGraph.Modifiers.alternate.rawValue)
        /// The key with the system's sign on it.
        public static let superKey = Modifiers(rawValue: PicaGraph.Modifiers.superKey.rawValue)
        /// The key for a keyboard's third level of letters.
        public static let altGr = Modifiers(rawValue: PicaGraph.Modifiers.level3.rawValue)

        var events: PicaGraph.Modifiers { PicaGraph.Modifiers(rawValue: rawValue) }
    }

    /// Presses a key and lets it go. It types what it would on a keyboard: letters with Control do not.
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

    /// Holds Alt down or lets it go, without another key.
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

    /// Shows an input method's unfinished text at the caret; an empty one takes it away.
    /// - Parameter selection: The part it marks, in UTF-8 offsets; nil puts its caret at the end.
    public func compose(_ text: String, selection: Range<Int>? = nil) {
        let end = text.utf8.count
        send(.preedit(text, selection: selection ?? end..<end))
    }

    /// An input method finishes: its unfinished text goes, and this text is typed at once.
    public func commit(_ text: String) {
        compose("")
        send(.text(text))
    }
}
