import Foundation
import Synchronization

/// CLDR's data for a locale, for formatting numbers, lists and names.
///
/// ICU's tables are opened once per locale. They do not change once they are open, and may be read on any thread.
final class LanguageData: @unchecked Sendable {
    private let main: ICUResource?
    private let units: ICUResource?
    /// The plural rules of the language.
    let plurals: PluralRules

    /// - Parameter locale: The locale, by whose identifier the data is cached.
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

    /// Returns the string at a path of the main data, or `nil` if there is none.
    func words(_ path: String) -> String? { main?.at(path: path)?.string }

    /// Returns the list of strings at a path of the main data, in the locale's own or inherited data.
    func list(_ path: String) -> [String] { main?.at(path: path)?.parts.compactMap(\.string) ?? [] }

    /// Returns the string at a path of the unit data, or `nil` if there is none.
    func unitWords(_ path: String) -> String? { units?.at(path: path)?.string }
}
