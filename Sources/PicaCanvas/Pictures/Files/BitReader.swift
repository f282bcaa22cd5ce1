/// A reader of bits, most significant first.
struct BitReader {
    let bytes: ArraySlice<UInt8>
    private(set) var place = 0

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// - Parameter count: The number of bits, up to 32.
    /// - Returns: `nil` if there are not enough bits.
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

    /// Reads an Exp-Golomb number, which has as many bits after its highest one as leading zeros.
    mutating func open() -> Int? {
        var zeros = 0
        while let bit = number(1), bit == 0 {
            zeros += 1
            guard zeros <= 31 else { return nil }
        }
        return number(zeros).map { 1 << zeros - 1 + $0 }
    }
}
