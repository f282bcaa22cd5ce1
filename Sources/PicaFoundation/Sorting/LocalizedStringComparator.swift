import Foundation

/// A comparator that sorts strings as users of the current locale expect in a list.
///
/// On Apple's systems these are values of `String.StandardComparator`, which only has `lexical` on Linux.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
    private enum Rule: String, Codable, Hashable {
        case standard, plain
    }

    /// The sort order. The default is forward.
    public var order: SortOrder = .forward
    private let rule: Rule

    /// The order of file managers: by locale, with numbers compared by value.
    public static let localizedStandard = LocalizedStringComparator(rule: .standard)
    /// The order of the locale.
    public static let localized = LocalizedStringComparator(rule: .plain)

    private init(rule: Rule) { self.rule = rule }

    /// Compares two strings.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        switch rule {
        case .standard: return first.localizedStandardCompare(second)
        case .plain: return first.localizedCompare(second)
        }
    }
}

extension SortComparator where Self == LocalizedStringComparator {
    /// The order of file managers: by locale, with numbers compared by value.
    public static var localizedStandard: LocalizedStringComparator { .localizedStandard }
    /// The order of the locale.
    public static var localized: LocalizedStringComparator { .localized }
}

extension SortComparator where Self == String.StandardComparator {
    /// The order of character codes.
    public static var lexical: String.StandardComparator { .lexical }
}
