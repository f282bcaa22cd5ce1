import CPicaICU

/// A bracket or quotation mark. Both marks of a pair should have one script, and so one face (UAX #24).
struct PairedMark {
    /// The key that the closing mark must match.
    private var key: UInt32
    private var offset: Int
    private var script: UInt8

    static func isQuotationMark(_ scalar: UInt32) -> Bool { opening(scalar, afterSpace: false) != nil }

    /// Whether a double quotation mark is an opening one; `nil` for all other characters.
    /// - Parameter afterSpace: Whether it is where a word would begin. Only this distinguishes the ends of straight
    ///   quotes.
    private static func opening(_ scalar: UInt32, afterSpace: Bool) -> Bool? {
        switch scalar {
        case 0x22: afterSpace
        case 0xAB, 0x201C, 0x201E, 0x201F: true
        case 0xBB, 0x201D: false
        default: nil
        }
    }

    private static func quotationKey(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x22: 0x22
        case 0xAB, 0xBB: 0xAB
        default: 0x201C
        }
    }

    /// The open marks, innermost last.
    ///
    /// Marks that are far away or nested too deeply are discarded. So a text of nothing but brackets costs no more than
    /// another, and a part of a long paragraph needs little of the text before it.
    struct Stack {
        private static let deepest = 32
        private static let farthest = 128
        private var marks: [PairedMark] = []

        /// Records a mark.
        /// - Parameters:
        ///   - script: The text's script at the mark.
        ///   - afterSpace: Whether the mark is where a word would begin.
        /// - Returns: The script of the mark that it closes; `nil` if it closes none.
        mutating func meet(_ scalar: UInt32, at offset: Int, in script: UInt8, afterSpace: Bool) -> UInt8? {
            let code = Int32(bitPattern: scalar)
            let key: UInt32
            let opens: Bool
            if let quotation = PairedMark.opening(scalar, afterSpace: afterSpace) {
                key = PairedMark.quotationKey(scalar)
                opens = quotation
            } else {
                opens = icu_getIntPropertyValue(code, Int32(ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE)) == 1
                key = opens ? scalar : UInt32(bitPattern: icu_pairedBracket(code))
            }
            if opens {
                if marks.count == Self.deepest { marks.removeFirst() }
                marks.append(PairedMark(key: key, offset: offset, script: script))
                return nil
            }
            guard let open = marks.lastIndex(where: { $0.key == key && offset - $0.offset <= Self.farthest })
            else { return nil }
            defer { marks.removeSubrange(open...) }
            return marks[open].script
        }

        /// Assigns the script of a run's first letter to the marks before it.
        mutating func resolve(_ script: UInt8) {
            for index in marks.indices where marks[index].script <= ScriptNames.inherited {
                marks[index].script = script
            }
        }
    }
}
