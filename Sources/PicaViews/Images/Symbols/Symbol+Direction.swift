extension Symbol {
    /// Whether a symbol is mirrored where the interface runs from right to left: one that points the way
    /// that reading goes, or shows lines of text. One that is named after a side is not.
    static func followsDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, !words.contains(where: sides.contains) else { return false }
        // `forward` and `backward` alone are about time, as on a tape.
        return starts.contains(first) || words.dropFirst().contains(where: directions.contains)
    }

    private static let starts: Set<Substring> = ["list", "text", "checklist", "return", "speaker"]
    private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    private static let sides: Set<Substring> = ["left", "right", "alignleft", "alignright"]
}
