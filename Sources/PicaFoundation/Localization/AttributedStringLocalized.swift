import Foundation

extension AttributedString {
    /// The options for the values in a localized string.
    public struct FormattingOptions: OptionSet, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt

        /// - Parameter rawValue: The bits, one per option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Gives each value the attribute `replacementIndex`, which counts the values in the key's order, from 1.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Creates the translation of a string that is its own key, parsed as Markdown.
    ///
    /// Emphasis, code, strikethrough and links become attributes. Interpolated values are not parsed as Markdown, and
    /// attributed values keep their attributes.
    ///
    /// Text marked `^[…](inflect: true)` agrees with the number in it: in English its last word, a singular noun,
    /// becomes plural. Words of other languages stay unchanged. Apple's systems also inflect a few more languages, and
    /// by gender.
    ///
    /// - Parameters:
    ///   - options: The options for the values.
    ///   - table: The strings table's name; `nil` is `Localizable`.
    ///   - bundle: The bundle with the table; `nil` is the app's own.
    ///   - locale: The locale of the translation and of numbers; the current one stands for the user's.
    ///   - comment: A comment for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.attributed(
            table: table, bundle: bundle, locale: locale ?? .ofUser,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }

    /// Creates the translation of a key, or the default value, parsed as Markdown.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = defaultValue.format.attributed(
            key: "\(key)", table: table, bundle: bundle, locale: locale ?? .ofUser,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }

    /// Creates the translation of a resource, with its own table, bundle and locale, parsed as Markdown.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self = resource.defaultValue.format.attributed(
            key: resource.key, table: resource.table, bundle: resource.bundle.resolved,
            locale: resource.locale,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }
}
