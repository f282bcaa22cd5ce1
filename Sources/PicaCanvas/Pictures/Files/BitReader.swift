/// Bits one after the other, the first of a byte being its highest.
struct BitReader {
    let bytes: ArraySlice<UInt8>
    private(set) var place = 0

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// - Parameter count: Up to 32.
    /// - Returns: nil where there are not as many.
    mutating func number(_ count: Int) -> Int? {
        guard place + count <= bytes.count * 8 else { return nil }
        var result = 0
        for bit in place..<place + count {
            let byte = bytes[bytes.startIndex + bit / 8]
            result = result << 1 | Int(byte >> (7 - UInt8(bit % 8)) & 1)
        }
        place += count
        return result
    }

    mutating func skip(_ count: Int) { place += count }

    /// One that is written with as many bits behind its highest as there are zeros in front (Exp-Golomb).
    mutating func open() -> Int? {
        var zeros = 0
        while let bit = number(1), bit == 0 {
            zeros += 1
            guard zeros <= 31 else { return nil }
        }
        return number(zeros).map { 1 << zeros - 1 + $0 }
    }
}
