import Foundation

/// Numbers and lengths of CSS.
enum CSSNumber {
    /// A finite number that is not absurd; nil for anything else.
    static func value(_ word: some StringProtocol) -> Double? {
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

    /// A number without digits that say nothing.
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e7 else { return "0" }
        let thousandths = (value * 1000).rounded()
        guard thousandths.truncatingRemainder(dividingBy: 1000) != 0 else {
            return "\(Int(thousandths) / 1000)"
        }
        return "\(thousandths / 1000)"
    }

    /// A length in pixels; nil for what is none, or has no unit and is not 0.
    /// - Parameters:
    ///   - em: What an `em` and 100 % are.
    ///   - rem: What a `rem` is.
    static func length(_ word: some StringProtocol, em: Double, rem: Double) -> Double? {
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

    /// 96 pixels are an inch, and 72 points.
    private static let units: [(String, Double)] = [
        ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
}
