import Synchronization

/// The plural categories, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The operands that determine a number's plural form. They depend on its visible digits, since “1” and “1.0” may
/// differ.
package struct PluralOperands: Equatable, Sendable {
    /// The number without its sign.
    package var number: Double
    /// The integer digits.
    package var whole: UInt64
    /// The visible fraction digits as an integer, and their number.
    package var fraction: UInt64 = 0
    package var fractionCount = 0

    package init<Number: FixedWidthInteger>(_ value: Number) {
        whole = UInt64(clamping: value.magnitude)
        number = Double(whole)
    }

    /// - Parameter digits: The visible number without sign and grouping: `1.50`.
    package init?(digits: some StringProtocol) {
        guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first else { return nil }
        self.number = number
        // The exact value of a number with too many digits does not matter.
        whole = UInt64(first) ?? .max
        if parts.count == 2 {
            fractionCount = parts[1].count
            fraction = UInt64(parts[1]) ?? .max
        }
    }

    fileprivate func value(_ operand: Character) -> Double? {
        switch operand {
        case "n": return number
        case "i": return Double(whole)
        case "v": return Double(fractionCount)
        case "f": return Double(fraction)
        case "w", "t":
            var (rest, count) = (fraction, fractionCount)
            while count > 0, rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
            return operand == "t" ? Double(rest) : Double(count)
        // Exponents in compact notation (“1M”), which no format here uses.
        case "c", "e": return 0
        default: return nil
        }
    }
}

/// The plural rules of a language: CLDR's rules from ICU's data.
package struct PluralRules: Sendable {
    /// `i % 10 = 2..4`
    private struct Relation: Sendable {
        var operand: Character
        var modulus: Double?
        var isNegated: Bool
        var ranges: [ClosedRange<Double>]

        func holds(for operands: PluralOperands) -> Bool {
            guard var value = operands.value(operand) else { return false }
            if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
            let isWhole = value == value.rounded()
            return isNegated != (isWhole && ranges.contains { $0.contains(value) })
        }
    }

    /// The conditions of categories: a category applies if all relations of one of its groups hold.
    private var conditions: [(category: PluralCategory, groups: [[Relation]])] = []

    /// Creates the rules of a language unknown to CLDR: there is one form.
    package init() {}

    /// - Parameter rules: The rules by category, in CLDR's notation; samples are ignored.
    package init(_ rules: [(category: PluralCategory, rule: String)]) {
        conditions = rules.filter { $0.category != .other }.compactMap { category, rule in
            Self.groups(rule).map { (category, $0) }
        }
    }

    /// Parses a rule; `nil` if it is invalid.
    private static func groups(_ rule: String) -> [[Relation]]? {
        let words = rule.prefix { $0 != "@" }.split(separator: " ")
        let groups = words.split(separator: "or").map { $0.split(separator: "and").map(relation) }
        let relations = groups.map { $0.compactMap(\.self) }
        return zip(groups, relations).allSatisfy { $0.count == $1.count } ? relations : nil
    }

    private static func relation(_ words: ArraySlice<Substring>) -> Relation? {
        var words = words
        guard let operand = words.popFirst()?.first else { return nil }
        var modulus: Double?
        if words.first == "%" {
            words.removeFirst()
            guard let divisor = words.popFirst().flatMap({ Double($0) }), divisor > 0 else { return nil }
            modulus = divisor
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=" else { return nil }
        let ranges = words.joined().split(separator: ",").compactMap { range -> ClosedRange<Double>? in
            let ends = range.split(separator: ".").compactMap { Double($0) }
            guard let low = ends.first, let high = ends.last, low <= high else { return nil }
            return low...high
        }
        guard !ranges.isEmpty, "nivwftce".contains(operand) else { return nil }
        return Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }

    /// Returns the plural category of a number.
    package func category(of operands: PluralOperands) -> PluralCategory {
        conditions.first { $0.groups.contains { $0.allSatisfy { $0.holds(for: operands) } } }?.category
            ?? .other
    }
}

extension PluralRules {
    /// Returns the rules of a language, which are read once.
    ///
    /// - Parameter language: The language in Foundation's spelling or as a tag: `pt_PT`, `zh-Hant`.
    package static func rules(of language: String) -> PluralRules {
        if let known = known.withLock({ $0[language] }) { return known }
        let rules = read(language)
        known.withLock { $0[language] = rules }
        return rules
    }

    private static let known = Mutex(RecentCache<String, PluralRules>(capacity: 64))

    private static func read(_ language: String) -> PluralRules {
        guard let plurals = ICUResource("plurals"), let locales = plurals["locales"] else {
            return PluralRules()
        }
        let tag = LanguageTag(language)
        for name in tag.withAncestors.map(\.identifier) + [tag.language] {
            guard let set = locales[name]?.string else { continue }
            return PluralRules(source(of: set, in: plurals))
        }
        return PluralRules()
    }

    /// CLDR's rules of all languages that have any, by language, with their samples.
    package static var sources: [String: [(category: PluralCategory, rule: String)]] {
        guard let plurals = ICUResource("plurals"), let locales = plurals["locales"] else { return [:] }
        return locales.parts.reduce(into: [:]) { sources, locale in
            guard let name = locale.key, let set = locale.string else { return }
            sources[name] = source(of: set, in: plurals)
        }
    }

    private static func source(
        of set: String, in plurals: ICUResource
    ) -> [(category: PluralCategory, rule: String)] {
        (plurals["rules"]?[set]?.parts ?? []).compactMap { rule in
            guard let category = rule.key.flatMap(PluralCategory.init), let words = rule.string else {
                return nil
            }
            return (category, words)
        }
    }
}
