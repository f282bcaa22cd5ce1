/// How a word that was typed differs from the one that was meant, as far as there can be no doubt; those that
/// fingers make more often come first.
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

    /// - Returns: nil where more than one slip lies between the two, or another letter stands in one's place.
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
        // Who writes small letters does not mean a name, unless that is all.
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
        // The first letters are the same up to the second of two.
        let isDoubled = same > 0 && long[same] == long[same - 1]
        // Of short words too many are a letter apart.
        guard isDoubled || short.count > 3 else { return nil }
        self = isDoubled ? .doubling : .letter
    }
}
