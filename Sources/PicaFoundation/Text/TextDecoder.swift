import CPicaICU

/// A decoder for text in an encoding other than Unicode's.
package final class TextDecoder {
    private let converter: OpaquePointer

    /// - Parameter name: The name in MIME types and documents: `windows-1252`, `Shift_JIS`.
    /// - Returns: `nil` if the encoding is unknown.
    package init?(_ name: String) {
        // ICU takes an empty name for the system's encoding.
        guard !name.isEmpty, name.utf8.count < 64, let converter = icu_converterOpen(name) else { return nil }
        self.converter = converter
    }

    deinit { icu_converterClose(converter) }

    /// Returns the text; invalid sequences become U+FFFD.
    package func text(_ bytes: some Collection<UInt8>) -> String {
        let bytes = Array(bytes)
        // No encoding has bytes that stand for more units; the extra ones are for incomplete sequences.
        let capacity = bytes.count * 3 + 8
        guard !bytes.isEmpty, let length = Int32(exactly: bytes.count), Int32(exactly: capacity) != nil else {
            return ""
        }
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { units, count in
            count = bytes.withUnsafeBytes { bytes in
                Int(
                    icu_converterRead(
                        converter, bytes.bindMemory(to: CChar.self).baseAddress, length, units.baseAddress,
                        Int32(capacity)))
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
