/// What Word says of lists by `mso-list`: it writes items as paragraphs with a mark of their own.
enum HTMLWordList: Equatable {
    /// A paragraph is an item.
    /// - Parameters:
    ///   - level: From 0.
    ///   - name: The list's.
    case item(level: Int, name: String)
    /// Text is the mark before an item, for programs that do not know lists.
    case mark

    /// Reads `l0 level1 lfo1` and `Ignore`; nil for what is no list's.
    init?(_ value: String) {
        let words = value.split(separator: " ")
        if words == ["ignore"] {
            self = .mark
            return
        }
        guard let name = words.first, name.hasPrefix("l"), name.dropFirst().allSatisfy(\.isNumber),
            name.count < 20,
            let level = words.first(where: { $0.hasPrefix("level") }).flatMap({ Int($0.dropFirst(5)) }),
            level > 0
        else { return nil }
        self = .item(level: level - 1, name: words.filter { !$0.hasPrefix("level") }.joined(separator: " "))
    }
}
