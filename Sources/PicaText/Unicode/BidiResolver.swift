import CICU

/// Which way a paragraph runs.
package enum BaseDirection: Hashable, Sendable {
    /// As its first strong character says; left to right where it has none.
    case natural
    /// As its first strong character says; right to left where it has none.
    case naturalElseRightToLeft
    case leftToRight
    case rightToLeft

    /// Whether text without strong characters runs from right to left.
    var fallsToRightToLeft: Bool { self == .rightToLeft || self == .naturalElseRightToLeft }
}

/// The Unicode bidirectional algorithm, by ICU.
final class BidiResolver {
    /// A stretch of one embedding level, as UTF-8 offsets.
    struct Run {
        var end: Int
        var level: UInt8
    }

    private let bidi: OpaquePointer?

    init() { bidi = icu_bidiOpen() }
    deinit { if let bidi { icu_bidiClose(bidi) } }

    /// The levels of one paragraph without its separator.
    /// - Parameters:
    ///   - text: The converted paragraph.
    ///   - start: Where the paragraph begins in the whole text, added to the results.
    /// - Returns: The paragraph's own level and its runs in logical order.
    func resolve(_ text: UTF16Scratch, start: Int, direction: BaseDirection) -> (base: UInt8, runs: [Run]) {
        let base: UInt8 =
            switch direction {
            case .natural: 0xFE  // UBIDI_DEFAULT_LTR
            case .naturalElseRightToLeft: 0xFF  // UBIDI_DEFAULT_RTL
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        let count = text.units.count
        let offsets = text.offsets
        let fallback: UInt8 = direction.fallsToRightToLeft ? 1 : 0
        let whole = [Run(end: start + Int(offsets[count]), level: fallback)]
        guard let bidi, count > 0 else { return (fallback, whole) }
        var resolved: UInt8 = 0
        guard let levels = icu_bidiLevels(bidi, text.units.baseAddress, Int32(count), base, &resolved) else {
            return (fallback, whole)
        }
        var runs: [Run] = []
        var unit = 0
        while unit < count {
            let level = levels[unit]
            repeat { unit += 1 } while unit < count && levels[unit] == level
            runs.append(Run(end: start + Int(offsets[unit]), level: level))
        }
        return (resolved, runs)
    }
}
