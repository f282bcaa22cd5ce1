import CICU

/// Reads text in an encoding that is not Unicode's.
package final class TextDecoder {
    private let converter: OpaquePointer

    /// - Parameter name: As MIME types and documents name it: `windows-1252`, `Shift_JIS`.
    /// - Returns: nil where nobody knows the encoding.
    package init?(_ name: String) {
        // ICU takes no name for that of the system.
        guard !name.isEmpty, name.utf8.count < 64, let converter = icu_converterOpen(name) else { return nil }
        self.converter = converter
    }

    deinit { icu_converterClose(converter) }

    /// The text; what is none in the encoding is U+FFFD.
    package func text(_ bytes: some Collection<UInt8>) -> String {
        let bytes = Array(bytes)
        // No encoding has bytes that stand for more units than that; a little more is for those that stand alone.
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
