/// The difference between a typed word and the word meant, if it is unambiguous. More frequent slips come first.
enum TypingSlip: Int {
    /// `london`
    case letterCase
    /// `dont`
    case apostrophe
    /// `teh`
    case transposition
    /// `begining`, `untill`
    case doubling
    /// `becuse`, `houuse`
    case letter

    /// - Returns: `nil` if the words differ by more than one slip, or by a replaced letter.
    init?(from typed: String, to meant: String) {
        guard typed != meant, !meant.contains(where: { $0 == " " || $0 == "-" }) else { return nil }
        let (a, b) = (Array(typed.lowercased()), Array(meant.lowercased()))
        if a == b {
            self = .letterCase
            return
        }
        if a.filter({ $0 != "'" }) == b.filter({ $0 != "'" }) {
            self = .apostrophe
            return
        }
        // A word in lower case does not stand for a name, unless its case is the only difference.
        guard typed.first?.isUppercase == meant.first?.isUppercase else { return nil }
        let same = zip(a, b).prefix { $0 == $1 }.count
        if a.count == b.count {
            guard same + 1 < a.count, a[same] == b[same + 1], a[same + 1] == b[same],
                a[(same + 2)...] == b[(same + 2)...]
            else { return nil }
            self = .transposition
            return
        }
        let (long, short) = a.count > b.count ? (a, b) : (b, a)
        guard long.count == short.count + 1, long[(same + 1)...] == short[same...] else { return nil }
        // The first letters are equal up to the second of two.
        let isDoubled = same > 0 && long[same] == long[same - 1]
        // Too many short words differ by one letter.
        guard isDoubled || short.count > 3 else { return nil }
        self = isDoubled ? .doubling : .letter
    }
}
