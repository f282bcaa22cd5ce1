/// Detects text that SDL's text input reports in addition to Pica's own.
///
/// Some compositors send an input method's commits to all text inputs of a program, even disabled ones, and SDL takes
/// them for typed text. Text typed by a key comes right after its press, unless SDL does not know the key. Other text
/// is an echo if Pica's text input receives the same right before or after it.
package struct InputMethodEcho {
    // Mutter sends commits to all text inputs of a program; sway sends them to the newest one only.

    private var followsPress = false
    /// Text that Pica's text input received and SDL may still report.
    private var owed: [UInt8] = []
    /// Text without a key press since the last complete update, with its marks.
    private var loose: [(text: [UInt8], mark: UInt32)] = []
    private var lastMark: UInt32 = 0

    package init() {}

    /// Notes a key press reported by SDL.
    package mutating func pressed() {
        followsPress = true
        owed = []
    }

    /// Notes text reported by SDL.
    ///
    /// - Returns: A mark for the text, 0 if it belongs to a key press; `nil` if it is an echo.
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

    /// Notes text received by Pica's text input.
    ///
    /// - Returns: The marks of earlier text that was its echo, if any.
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

    /// Notes that an update of the input method is complete, or that all events were read.
    package mutating func settled() {
        owed = []
        loose.removeAll()
    }
}
