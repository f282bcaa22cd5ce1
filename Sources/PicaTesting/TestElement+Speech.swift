import PicaState

extension TestElement {
    /// The speech attributes of a part of an element's label; `nil` values are the defaults.
    public struct Speech: Equatable, Sendable {
        /// The text of the part.
        public let text: String
        /// The pitch of the voice, from -1 to 1.
        public let pitch: Double?
        /// Whether punctuation is spoken.
        public let includesPunctuation: Bool?
        /// Whether it waits for ongoing speech.
        public let isQueued: Bool?
        /// Whether it is spelled letter by letter.
        public let spellsOut: Bool?

        init(of label: String, _ range: Range<Int>, _ speech: SpeechAttributes) {
            let bytes = label.utf8
            text = String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
            pitch = speech.pitch
            includesPunctuation = speech.includesPunctuation
            isQueued = speech.isQueued
            spellsOut = speech.spellsOut
        }
    }
}
