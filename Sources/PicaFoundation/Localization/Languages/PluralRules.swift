import Synchronization

/// The forms in which languages count, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// What decides on a number's form: the number as its reader sees it, since “1” and “1.0” may differ.
package struct PluralOperands: Equatable, Sendable {
    /// Without its sign.
    package var number: Double
    /// Digits before the point.
    package var whole: UInt64
    /// Digits after the point, as a number, and how many are shown.
    package var fraction: UInt64 = 0
    package var fractionCount = 0

    package init<Number: FixedWidthInteger>(_ value: Number) {
        whole = UInt64(clamping: value.magnitude)
        number = Double(whole)
    }

    /// - Parameter digits: How a person reads it, without a sign or groups: `1.50`.
    package init?(digits: some StringProtocol) {
        guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first else { return nil }
        self.number = number
        // A number with more digits than count is as good as any other of many.
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
        // Powers of ten written as such (“1M”), which no format here writes.
        case "c", "e": return 0
        default: return nil
        }
    }
}

/// By which form a language counts what: CLDR's rules, as ICU brings them.
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

    /// Where one group of relations holds as a whole the number is of that form.
    private var conditions: [(category: PluralCategory, groups: [[Relation]])] = []

    /// The rules of a language that CLDR does not know: there is one form.
    package init() {}

    /// - Parameter rules: By their forms, in CLDR's notation; samples are passed over.
    package init(_ rules: [(category: PluralCategory, rule: String)]) {
        conditions = rules.filter { $0.category != .other }.compactMap { category, rule in
            Self.groups(rule).map { (category, $0) }
        }
    }

    /// nil for a rule that cannot be read.
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

    /// The form of a number.
    package func category(of operands: PluralOperands) -> PluralCategory {
        conditions.first { $0.groups.contains { $0.allSatisfy { $0.holds(for: operands) } } }?.category
            ?? .other
    }
}

extension PluralRules {
    /// The rules of a language, read once.
    ///
    /// - Parameter language: In Foundation's spelling or as a tag: `pt_PT`, `zh-Hant`.
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

    /// CLDR's rules of all languages that have any, by their names, with their samples.
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
