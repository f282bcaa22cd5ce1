/// How something is read out; what is nil is as a person has set their screen reader.
package struct SpeechAttributes: Hashable, Sendable {
    /// From -1, lower, to 1, higher than usual.
    package var pitch: Double?
    /// Whether punctuation marks are named.
    package var includesPunctuation: Bool?
    /// Whether it waits for what is being read out.
    package var isQueued: Bool?
    /// Whether it is read letter by letter.
    package var spellsOut: Bool?

    package init() {}

    /// What is not said here is as it is said further out.
    package func merging(outer: SpeechAttributes?) -> SpeechAttributes {
        guard let outer else { return self }
        var result = self
        result.pitch = pitch ?? outer.pitch
        result.includesPunctuation = includesPunctuation ?? outer.includesPunctuation
        result.isQueued = isQueued ?? outer.isQueued
        result.spellsOut = spellsOut ?? outer.spellsOut
        return result
    }

    /// A pitch that can be heard, and is a number.
    package static func pitch(_ value: Double) -> Double { value.isFinite ? min(max(value, -1), 1) : 0 }
}

/// A part of a label that is read out in its own way.
package struct SpeechRun: Hashable, Sendable {
    /// UTF-8 offsets in the label.
    package var range: Range<Int>
    package var speech: SpeechAttributes

    package init(range: Range<Int>, speech: SpeechAttributes) {
        self.range = range
        self.speech = speech
    }
}
