extension String {
    /// The text with every kind of line end replaced by a line feed.
    var withLineFeeds: String {
        guard
            unicodeScalars.contains(where: {
                $0 == "\r" || $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}"
            })
        else { return self }
        return String(map { $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}" ? "\n" : $0 })
    }
}
