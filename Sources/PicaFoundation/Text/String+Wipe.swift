extension String {
    /// Overwrites the text where it stands, unless it is shared with other strings; they keep it.
    package mutating func wipe() {
        replaceSubrange(startIndex..<endIndex, with: String(repeating: "\0", count: utf8.count))
    }
}
