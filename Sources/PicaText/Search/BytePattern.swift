/// A text to be found in bytes, at the pace of memory: thirty-two places at a time are looked at for two bytes of
/// it, and only where both fit for the rest.
///
/// Small and capital letters are the same where they are one pair of characters of the same length in UTF-8, as
/// nearly all are; other characters are only themselves.
struct BytePattern: Sendable {
    /// What each byte may be.
    private let small: [UInt8]
    private let capital: [UInt8]
    /// Characters whose forms differ in more than one byte: they are one or the other as a whole.
    private let whole: [Range<Int>]
    var count: Int { small.count }
    /// Two places in the pattern with bytes that are rare, and the values that each may have.
    private let probes: (first: Probe, second: Probe)

    private struct Probe {
        var place = 0
        var small: UInt8 = 0
        var capital: UInt8 = 0
    }

    /// - Returns: nil for no text.
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

    /// Roughly how often a byte occurs in text: what starts characters of other scripts is in each of them.
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

    /// The first place at or after `start` where it stands; nil where it does not.
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
        // The thirty-two bytes from the last place on that is looked at are still within the text.
        while at + Lanes.scalarCount - 1 <= last {
            let x = (base + at + first.place).loadUnaligned(as: Lanes.self)
            let y = (base + at + second.place).loadUnaligned(as: Lanes.self)
            let fits =
                ((x .== firstSmall) .| (x .== firstCapital)) .& ((y .== secondSmall) .| (y .== secondCapital))
            // As whole words, which is what this is compiled to be compared as.
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

    /// Whether it stands at a place, after which there are as many bytes as it has.
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
