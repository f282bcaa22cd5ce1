import Foundation

/// Compares texts as people of the current locale expect it of a list.
///
/// On Apple's systems these are values of `String.StandardComparator`, which on Linux has none but `lexical`.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
    private enum Rule: String, Codable, Hashable {
        case standard, plain
    }

    /// What of two texts comes first.
    public var order: SortOrder = .forward
    private let rule: Rule

    /// As file managers do: by the locale, with numbers inside by their worth.
    public static let localizedStandard = LocalizedStringComparator(rule: .standard)
    /// By the locale.
    public static let localized = LocalizedStringComparator(rule: .plain)

    private init(rule: Rule) { self.rule = rule }

    /// Which of two texts comes first.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        switch rule {
        case .standard: return first.localizedStandardCompare(second)
        case .plain: return first.localizedCompare(second)
        }
    }
}

extension SortComparator where Self == LocalizedStringComparator {
    /// Compares texts as file managers do: by the locale, with numbers inside by their worth.
    public static var localizedStandard: LocalizedStringComparator { .localizedStandard }
    /// Compares texts by the locale.
    public static var localized: LocalizedStringComparator { .localized }
}

extension SortComparator where Self == String.StandardComparator {
    /// Compares texts by the codes of their characters.
    public static var lexical: String.StandardComparator { .lexical }
}
