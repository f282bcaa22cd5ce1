/// A text to find in bytes, at the speed of memory.
///
/// Thirty-two positions at a time are tested for two of its bytes; only where both match is the rest compared.
///
/// Without case sensitivity, lower-case and upper-case letters are equal if they are a single pair of characters of the
/// same length in UTF-8, as nearly all are. Other characters equal only themselves.
struct BytePattern: Sendable {
    /// The values that each byte may have.
    private let small: [UInt8]
    private let capital: [UInt8]
    /// The characters whose forms differ in more than one byte. They must match one form as a whole.
    private let whole: [Range<Int>]
    var count: Int { small.count }
    /// Two positions in the pattern with rare bytes, and the values that each may have.
    private let probes: (first: Probe, second: Probe)

    private struct Probe {
        var place = 0
        var small: UInt8 = 0
        var capital: UInt8 = 0
    }

    /// - Returns: `nil` for empty text.
    init?(_ text: String, isCaseSensitive: Bool) {
        guard !text.isEmpty else { return nil }
        var small: [UInt8] = [], capital: [UInt8] = [], whole: [Range<Int>] = []
        for scalar in text.unicodeScalars {
            let own = String(scalar)
            let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
            let isPair =
                !isCaseSensitive
                && forms.allSatisfy { $0.unicodeScalars.count == 1 && $0.utf8.count == own.utf8.count }
            let start = small.count
            small += (isPair ? forms[0] : own).utf8
            capital += (isPair ? forms[1] : own).utf8
            let differing = (start..<small.count).count { small[$0] != capital[$0] }
            if differing > 1 { whole.append(start..<small.count) }
        }
        (self.small, self.capital, self.whole) = (small, capital, whole)
        let byRarity = small.indices.sorted {
            let (left, right) = (Self.frequency(small[$0]), Self.frequency(small[$1]))
            return left == right ? $0 < $1 : left < right
        }
        func probe(_ place: Int) -> Probe {
            Probe(place: place, small: small[place], capital: capital[place])
        }
        probes = (probe(byRarity[0]), probe(byRarity.dropFirst().first ?? byRarity[0]))
    }

    /// Returns roughly how frequent a byte is in text. Lead bytes of other scripts occur in each of their characters.
    private static func frequency(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "e"), 0xC0...: 4
        case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "r"),
            UInt8(ascii: "s"), UInt8(ascii: "t"):
            3
        case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "m"),
            UInt8(ascii: "p"), UInt8(ascii: "u"):
            2
        case 0x80..<0xC0: 2
        default: 1
        }
    }

    /// Returns the first position at or after `start` where the pattern occurs, or `nil` if it does not.
    func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        small.withUnsafeBufferPointer { small in
            capital.withUnsafeBufferPointer { first(in: bytes, from: start, small, $0) }
        }
    }

    private func first(
        in bytes: UnsafeRawBufferPointer, from start: Int, _ small: UnsafeBufferPointer<UInt8>,
        _ capital: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard let base = bytes.baseAddress, bytes.count >= count else { return nil }
        let last = bytes.count - count
        let (first, second) = probes
        typealias Lanes = SIMD32<UInt8>
        let firstSmall = Lanes(repeating: first.small), firstCapital = Lanes(repeating: first.capital)
        let secondSmall = Lanes(repeating: second.small), secondCapital = Lanes(repeating: second.capital)
        var at = start
        // The thirty-two bytes from the last tested position on are still inside the text.
        while at + Lanes.scalarCount - 1 <= last {
            let x = (base + at + first.place).loadUnaligned(as: Lanes.self)
            let y = (base + at + second.place).loadUnaligned(as: Lanes.self)
            let fits =
                ((x .== firstSmall) .| (x .== firstCapital)) .& ((y .== secondSmall) .| (y .== secondCapital))
            // Comparing whole words, because this compiles to one vector comparison.
            let words = unsafeBitCast(fits, to: SIMD4<UInt64>.self)
            if words.x | words.y | words.z | words.w != 0 {
                for lane in 0..<Lanes.scalarCount
                where fits[lane] && stands(at: base + at + lane, small, capital) {
                    return at + lane
                }
            }
            at += Lanes.scalarCount
        }
        while at <= last {
            if stands(at: base + at, small, capital) { return at }
            at += 1
        }
        return nil
    }

    /// Whether the pattern occurs at a position, followed by at least as many bytes as the pattern has.
    @inline(__always) private func stands(
        at place: UnsafeRawPointer, _ small: UnsafeBufferPointer<UInt8>, _ capital: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for index in 0..<small.count {
            let byte = place.load(fromByteOffset: index, as: UInt8.self)
            guard byte == small[index] || byte == capital[index] else { return false }
        }
        return whole.isEmpty
            || whole.allSatisfy { character in
                let bytes = UnsafeRawBufferPointer(start: place, count: small.count)[character]
                return bytes.elementsEqual(small[character]) || bytes.elementsEqual(capital[character])
            }
    }
}
