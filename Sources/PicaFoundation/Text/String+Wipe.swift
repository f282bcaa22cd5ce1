extension String {
    /// Overwrites the text in memory, unless its storage is shared with other strings, which keep it.
    package mutating func wipe() {
        replaceSubrange(startIndex..<endIndex, with: String(repeating: "\0", count: utf8.count))
    }
}
