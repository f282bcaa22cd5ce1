import Foundation
import Synchronization

/// What CLDR says of a locale, for whoever writes numbers, lists or names in its language.
///
/// ICU's tables are looked for once a locale. They do not change once they are open, and may be read on any
/// thread.
final class LanguageData: @unchecked Sendable {
    private let main: ICUResource?
    private let units: ICUResource?
    /// How the language counts.
    let plurals: PluralRules

    /// - Parameter locale: By its identifier.
    static func of(_ locale: Locale) -> LanguageData {
        let identifier = locale.identifier
        return known.withLock { known in
            if let found = known[identifier] { return found }
            let made = LanguageData(identifier)
            known[identifier] = made
            return made
        }
    }

    private static let known = Mutex(RecentCache<String, LanguageData>(capacity: 16))

    private init(_ identifier: String) {
        main = ICUResource(locale: identifier)
        units = ICUResource(package: "unit", locale: identifier)
        plurals = .rules(of: identifier)
    }

    /// What stands at a path of the main data: words, or nil where nothing does.
    func words(_ path: String) -> String? { main?.at(path: path)?.string }

    /// The list of words at a path of the main data, in the locale's own data or what it inherits.
    func list(_ path: String) -> [String] { main?.at(path: path)?.parts.compactMap(\.string) ?? [] }

    /// What stands at a path of the data of units: words, or nil where nothing does.
    func unitWords(_ path: String) -> String? { units?.at(path: path)?.string }
}
