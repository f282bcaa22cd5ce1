import Foundation

/// Letters typed in quick succession, to find a row that begins with them.
struct TypedPrefix {
    private var text = ""
    private var last = -TimeInterval.infinity

    /// The longest pause between letters, in seconds.
    private static let pause: TimeInterval = 1

    func isGoingOn(at now: TimeInterval) -> Bool { !text.isEmpty && now - last < Self.pause }

    /// Adds a letter and returns the text typed so far.
    mutating func adding(_ character: Character, at now: TimeInterval) -> String {
        if !isGoingOn(at: now) { text = "" }
        last = now
        // Repeating a single letter moves from one match to the next.
        if text != String(character) { text.append(character) }
        return text
    }
}
