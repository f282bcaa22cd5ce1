import PicaGraph

extension TestElement {
    /// How a part of an element's label is read out; what is nil is as usual.
    public struct Speech: Equatable, Sendable {
        /// The part.
        public let text: String
        /// How high the voice is, from -1 to 1.
        public let pitch: Double?
        /// Whether punctuation marks are named.
        public let includesPunctuation: Bool?
        /// Whether it waits for what is being read out.
        public let isQueued: Bool?
        /// Whether it is read letter by letter.
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
