import CICU

/// Brackets and quotation marks whose two ends should be of one script, and so of one face (UAX #24).
struct PairedMark {
    /// Brackets that close are known by the one that opens; quotation marks, of which no language agrees
    /// with another which opens, by their kind.
    private var key: UInt32
    private var script: UInt8

    static func isQuotationMark(_ scalar: UInt32) -> Bool { quotation(scalar) != nil }

    /// The kind of a double quotation mark.
    private static func quotation(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x22: 0x22
        case 0xAB, 0xBB: 0xAB
        case 0x201C...0x201F: 0x201C
        default: nil
        }
    }

    /// The marks that are open, innermost last. Not deeper than anyone writes, so that a text of nothing
    /// but brackets costs no more than another.
    struct Stack {
        private static let deepest = 32
        private var marks: [PairedMark] = []

        /// Takes note of a mark.
        /// - Parameter script: The text's where the mark stands.
        /// - Returns: The script of the mark that it closes; nil if it closes none.
        mutating func meet(_ scalar: UInt32, in script: UInt8) -> UInt8? {
            let quotation = PairedMark.quotation(scalar)
            let type =
                quotation == nil
                ? icu_getIntPropertyValue(
                    Int32(bitPattern: scalar), Int32(ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE)) : 0
            let isClosing = type == 2
            let key =
                quotation
                ?? (isClosing ? UInt32(bitPattern: icu_pairedBracket(Int32(bitPattern: scalar))) : scalar)
            if isClosing || quotation != nil, let open = marks.lastIndex(where: { $0.key == key }) {
                defer { marks.removeSubrange(open...) }
                return marks[open].script
            }
            if !isClosing, marks.count < Self.deepest { marks.append(PairedMark(key: key, script: script)) }
            return nil
        }

        /// Gives the marks before a stretch's first letter the letter's script.
        mutating func resolve(_ script: UInt8) {
            for index in marks.indices where marks[index].script <= ScriptNames.inherited {
                marks[index].script = script
            }
        }
    }
}
