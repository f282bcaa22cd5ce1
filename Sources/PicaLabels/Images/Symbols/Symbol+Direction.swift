extension Symbol {
    /// Returns whether a symbol is mirrored in right-to-left interfaces. Symbols that point in the reading direction or
    /// show lines of text are; symbols named after a side are not.
    static func followsDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, !words.contains(where: sides.contains) else { return false }
        // `forward` and `backward` alone refer to time, as on a tape.
        return starts.contains(first) || words.dropFirst().contains(where: directions.contains)
    }

    private static let starts: Set<Substring> = ["list", "text", "checklist", "return", "speaker"]
    private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    private static let sides: Set<Substring> = ["left", "right", "alignleft", "alignright"]
}
