extension String {
    /// The text with each line end replaced by a space.
    var onOneLine: String {
        var text = self
        return text.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { target in
                var count = 0
                forEachByte(onOneLine: bytes) {
                    target[count] = $0
                    count += 1
                }
                return count
            }
        }
    }
}

extension String {
    /// The text without line ends at its start and end, which a copied line often has.
    var withoutOuterLineEnds: String {
        let rest = drop(while: \.isNewline)
        return String(rest[..<(rest.lastIndex { !$0.isNewline }.map(rest.index(after:)) ?? rest.startIndex)])
    }
}

/// Passes on UTF-8 bytes with each line end replaced by a space. The result is never longer than the text.
func forEachByte(onOneLine text: UnsafeBufferPointer<UInt8>, _ body: (UInt8) -> Void) {
    var index = 0
    func follows(_ byte: UInt8, after distance: Int = 1) -> Bool {
        index + distance < text.count && text[index + distance] == byte
    }
    while index < text.count {
        var length = 1
        switch text[index] {
        case 0x0D where follows(0x0A): length = 2
        case 0x0A...0x0D: break
        // U+0085, U+2028, U+2029.
        case 0xC2 where follows(0x85): length = 2
        case 0xE2 where follows(0x80) && (follows(0xA8, after: 2) || follows(0xA9, after: 2)): length = 3
        case let byte:
            body(byte)
            index += 1
            continue
        }
        body(0x20)
        index += length
    }
}
