/// Finds what SDL's own text input says once more: some compositors tell all text inputs of a program what the
/// method commits, those out of use among them, and SDL takes it for what keys type.
///
/// Text of keys comes right after their press, but where SDL does not know the key. Text that does not is the
/// method's when it is what Pica's own text input is told right before or after it.
package struct InputMethodEcho {
    private var followsPress = false
    /// What the own text input was told, and SDL may say yet.
    private var owed: [UInt8] = []
    /// What came without a key's press since the last answer was whole.
    private var loose: [(text: [UInt8], mark: UInt32)] = []
    private var lastMark: UInt32 = 0

    package init() {}

    /// SDL tells of a key's press.
    package mutating func pressed() {
        followsPress = true
        owed = []
    }

    /// SDL tells of text.
    /// - Returns: What that is to be known by, 0 for a key's own; nil where it is an echo.
    package mutating func typed(_ text: String) -> UInt32? {
        if followsPress {
            followsPress = false
            return 0
        }
        let text = Array(text.utf8)
        if !text.isEmpty, owed.starts(with: text) {
            owed.removeFirst(text.count)
            return nil
        }
        lastMark &+= 1
        loose.append((text, lastMark))
        return lastMark
    }

    /// The own text input is told of text.
    /// - Returns: Which of what SDL told of was an echo of it, if any.
    package mutating func committed(_ text: String) -> ClosedRange<UInt32>? {
        followsPress = false
        var rest = Array(text.utf8)
        for (index, chunk) in loose.enumerated().reversed() {
            guard !chunk.text.isEmpty, rest.suffix(chunk.text.count) == chunk.text[...] else { break }
            rest.removeLast(chunk.text.count)
            guard rest.isEmpty else { continue }
            let echo = chunk.mark...lastMark
            loose.removeSubrange(index...)
            return echo
        }
        owed = Array(text.utf8)
        return nil
    }

    /// What the method wants done is whole, or what came has been read.
    package mutating func settled() {
        owed = []
        loose.removeAll()
    }
}
