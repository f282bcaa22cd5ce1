import Foundation

/// Letters that are typed one soon after the other, to find what begins with them.
struct TypedPrefix {
    private var text = ""
    private var last = -TimeInterval.infinity

    /// How long one may wait with the next letter, in seconds.
    private static let pause: TimeInterval = 1

    func isGoingOn(at now: TimeInterval) -> Bool { !text.isEmpty && now - last < Self.pause }

    /// What has been typed with another letter.
    mutating func adding(_ character: Character, at now: TimeInterval) -> String {
        if !isGoingOn(at: now) { text = "" }
        last = now
        // The same letter again leads from one to the next.
        if text != String(character) { text.append(character) }
        return text
    }
}
