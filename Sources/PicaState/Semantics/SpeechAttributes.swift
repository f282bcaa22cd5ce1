/// The way in which text is read out; `nil` values leave the screen reader's settings.
package struct SpeechAttributes: Hashable, Sendable {
    /// The pitch, from -1 (low) to 1 (high).
    package var pitch: Double?
    /// Whether punctuation is spoken.
    package var includesPunctuation: Bool?
    /// Whether the text waits for ongoing speech.
    package var isQueued: Bool?
    /// Whether the text is spelled letter by letter.
    package var spellsOut: Bool?

    package init() {}

    /// Returns the attributes with missing ones taken from further out.
    package func merging(outer: SpeechAttributes?) -> SpeechAttributes {
        guard let outer else { return self }
        var result = self
        result.pitch = pitch ?? outer.pitch
        result.includesPunctuation = includesPunctuation ?? outer.includesPunctuation
        result.isQueued = isQueued ?? outer.isQueued
        result.spellsOut = spellsOut ?? outer.spellsOut
        return result
    }

    /// Returns a pitch clamped to -1…1; 0 if it is not finite.
    package static func pitch(_ value: Double) -> Double { value.isFinite ? min(max(value, -1), 1) : 0 }
}

/// A part of a label with speech attributes of its own.
package struct SpeechRun: Hashable, Sendable {
    /// The range in the label, as UTF-8 offsets.
    package var range: Range<Int>
    package var speech: SpeechAttributes

    package init(range: Range<Int>, speech: SpeechAttributes) {
        self.range = range
        self.speech = speech
    }
}
