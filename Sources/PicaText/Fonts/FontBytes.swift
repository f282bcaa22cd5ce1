import Foundation

/// Bytes of a font in the program's own memory, read as big-endian numbers. Reads outside them return `nil`.
package final class FontBytes {
    package let bytes: UnsafeRawBufferPointer
    private let memory: UnsafeMutableRawPointer?
    /// The bytes of which these are a part.
    private let whole: FontBytes?

    /// Creates bytes that `fill` writes; `nil` if it returns `false` or memory runs out.
    init?(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Bool) {
        guard count >= 0, let memory = malloc(max(1, count)) else { return nil }
        guard fill(UnsafeMutableRawBufferPointer(start: memory, count: count)) else {
            free(memory)
            return nil
        }
        self.memory = memory
        bytes = UnsafeRawBufferPointer(start: memory, count: count)
        whole = nil
    }

    /// Creates a part of other bytes; `nil` if the range exceeds them.
    init?(of whole: FontBytes, _ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= whole.count else { return nil }
        bytes = UnsafeRawBufferPointer(rebasing: whole.bytes[range])
        memory = nil
        self.whole = whole
    }

    deinit { free(memory) }

    package var count: Int { bytes.count }

    package func u8(_ offset: Int) -> Int? {
        offset >= 0 && offset < count ? Int(bytes[offset]) : nil
    }

    package func u16(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }

    package func u32(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
