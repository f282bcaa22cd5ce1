/// A writer of big-endian bytes.
struct FontWriter {
    var bytes: [UInt8] = []

    mutating func u16(_ value: Int) {
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        bytes.append(UInt8(truncatingIfNeeded: value))
    }

    mutating func u32(_ value: Int) {
        u16(value >> 16)
        u16(value)
    }

    mutating func align() {
        while bytes.count % 4 != 0 { bytes.append(0) }
    }
}
