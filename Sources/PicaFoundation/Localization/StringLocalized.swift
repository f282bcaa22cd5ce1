import Foundation

extension String {
    /// Creates the translation of a string that is its own key.
    ///
    /// - Parameters:
    ///   - table: The strings table's name; `nil` is `Localizable`.
    ///   - bundle: The bundle with the table; `nil` is the app's own.
    ///   - locale: The locale of the translation and of numbers; the current one stands for the user's.
    ///   - comment: A comment for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.resolved(table: table, bundle: bundle, locale: locale)
    }

    /// Creates the translation of a key, or the default value.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.format.resolved(
            key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// Creates the translation of a resource, with its own table, bundle and locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.format.resolved(
            key: resource.key, table: resource.table, bundle: resource.bundle.resolved,
            locale: resource.locale)
    }
}
