import Foundation

extension String {
    /// The translation of a text whose key is the text itself.
    ///
    /// - Parameters:
    ///   - table: The strings table's name; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the app's own.
    ///   - locale: Whose language to look for, and whose fashion of writing numbers to follow; the current one
    ///     is the person's.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.resolved(table: table, bundle: bundle, locale: locale)
    }

    /// The translation found under a key, or the default value.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.format.resolved(
            key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a resource, by its own table, bundle and locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.format.resolved(
            key: resource.key, table: resource.table, bundle: resource.bundle.resolved,
            locale: resource.locale)
    }
}
