/// A text to be found in bytes, at the pace of memory: thirty-two places at a time are looked at for two bytes of
/// it, and only where both fit for the rest.
///
/// Small and capital letters are the same where they are one pair of characters of the same length in UTF-8, as
/// nearly all are; other characters are only themselves.
struct BytePattern: Sendable {
    /// A character's bytes, in both its forms.
    private struct Unit {
        let small: [UInt8]
        let capital: [UInt8]
    }

    private let units: [Unit]
    let count: Int
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
        units = text.unicodeScalars.map { scalar in
            let own = Array(String(scalar).utf8)
            guard !isCaseSensitive else { return Unit(small: own, capital: own) }
            let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
            let isPair = forms.allSatisfy { $0.unicodeScalars.count == 1 && $0.utf8.count == own.count }
            guard isPair else { return Unit(small: own, capital: own) }
            return Unit(small: Array(forms[0].utf8), capital: Array(forms[1].utf8))
        }
        let small = units.flatMap(\.small)
        let capital = units.flatMap(\.capital)
        count = small.count
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
            if any(fits) {
                for lane in 0..<Lanes.scalarCount where fits[lane] && stands(at: base + at + lane) {
                    return at + lane
                }
            }
            at += Lanes.scalarCount
        }
        while at <= last {
            if stands(at: base + at) { return at }
            at += 1
        }
        return nil
    }

    private func stands(at start: UnsafeRawPointer) -> Bool {
        var place = start
        for unit in units {
            let isSmall = unit.small.indices.allSatisfy {
                place.load(fromByteOffset: $0, as: UInt8.self) == unit.small[$0]
            }
            let isThere =
                isSmall
                || unit.capital.indices.allSatisfy {
                    place.load(fromByteOffset: $0, as: UInt8.self) == unit.capital[$0]
                }
            guard isThere else { return false }
            place += unit.small.count
        }
        return true
    }
}
