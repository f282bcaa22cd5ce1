import PicaGraph
import PicaState

extension Key {
    /// The characters that AppKit gives the key.
    func macCharacters(isShifted: Bool) -> String {
        func function(_ code: UInt32) -> String { Unicode.Scalar(code).map { String(Character($0)) } ?? "" }
        switch self {
        case .character(let character):
            return isShifted ? character.uppercased() : String(character)
        case .return: return "\r"
        case .tab: return isShifted ? "\u{19}" : "\t"
        case .escape: return "\u{1B}"
        case .space: return " "
        case .delete: return "\u{7F}"
        case .up: return function(0xF700)
        case .down: return function(0xF701)
        case .left: return function(0xF702)
        case .right: return function(0xF703)
        case .function(let number) where (1...35).contains(number):
            return function(0xF703 + UInt32(number))
        case .insert: return function(0xF727)
        case .deleteForward: return function(0xF728)
        case .home: return function(0xF729)
        case .end: return function(0xF72B)
        case .pageUp: return function(0xF72C)
        case .pageDown: return function(0xF72D)
        case .menu: return function(0xF735)
        case .function: return ""
        }
    }

    /// The number of the key on a Mac's keyboard with letters in the American order; `nil` if there is none.
    var macCode: UInt16? {
        switch self {
        case .character(let character):
            Self.letters[Character(character.lowercased())]
        case .return: 36
        case .tab: 48
        case .space: 49
        case .delete: 51
        case .escape: 53
        case .insert: 114
        case .home: 115
        case .pageUp: 116
        case .deleteForward: 117
        case .end: 119
        case .pageDown: 121
        case .left: 123
        case .right: 124
        case .down: 125
        case .up: 126
        case .menu: 110
        case .function(let number): number >= 1 && number <= 12 ? Self.functions[number - 1] : nil
        }
    }

    private static let functions: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111]

    private static let letters: [Character: UInt16] = [
        "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11, "q": 12,
        "w": 13, "e": 14, "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23,
        "=": 24, "9": 25, "7": 26, "-": 27, "8": 28, "0": 29, "]": 30, "o": 31, "u": 32, "[": 33, "i": 34,
        "p": 35, "l": 37, "j": 38, "'": 39, "k": 40, ";": 41, "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46,
        ".": 47, "`": 50,
    ]
}
