/// Word's list properties from `mso-list`. Word writes list items as paragraphs with a marker as text.
enum HTMLWordList: Equatable {
    /// The paragraph is a list item.
    /// - Parameters:
    ///   - level: The nesting level, from 0.
    ///   - name: The name of the list.
    case item(level: Int, name: String)
    /// The text is the marker of an item, for programs without lists.
    case mark

    /// Parses `l0 level1 lfo1` and `Ignore`; `nil` for other values.
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
