import Foundation

/// Parses and writes numbers and lengths of CSS.
package enum CSSNumber {
    /// Parses a finite number of reasonable size; `nil` for anything else.
    package static func value(_ word: some StringProtocol) -> Double? {
        guard !word.isEmpty, word.utf8.count <= 32, word.utf8.allSatisfy(isPart),
            let value = Double(String(word)),
            abs(value) < 1e7
        else { return nil }
        return value
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "e"):
            true
        default: false
        }
    }

    /// Returns a number as text, without trailing zeros.
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e7 else { return "0" }
        let thousandths = (value * 1000).rounded()
        guard thousandths.truncatingRemainder(dividingBy: 1000) != 0 else {
            return "\(Int(thousandths) / 1000)"
        }
        return "\(thousandths / 1000)"
    }

    /// Parses a length in pixels; `nil` for other text, and for a number other than 0 without a unit.
    /// - Parameters:
    ///   - em: The length of an `em`, which is also that of 100 %.
    ///   - rem: The length of a `rem`.
    package static func length(_ word: some StringProtocol, em: Double, rem: Double) -> Double? {
        let word = word.trimmingCharacters(in: .whitespaces).lowercased()
        if let number = value(word) { return number == 0 ? 0 : nil }
        for (unit, factor) in units where word.hasSuffix(unit) {
            return value(word.dropLast(unit.count)).map { $0 * factor }
        }
        if word.hasSuffix("rem") { return value(word.dropLast(3)).map { $0 * rem } }
        if word.hasSuffix("em") { return value(word.dropLast(2)).map { $0 * em } }
        if word.hasSuffix("ex") || word.hasSuffix("ch") { return value(word.dropLast(2)).map { $0 * em / 2 } }
        if word.hasSuffix("%") { return value(word.dropLast()).map { $0 * em / 100 } }
        return nil
    }

    /// An inch is 96 pixels or 72 points.
    private static let units: [(String, Double)] = [
        ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
}
