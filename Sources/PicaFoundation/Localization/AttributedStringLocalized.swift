import Foundation

extension AttributedString {
    /// What is noted of a localized text's values.
    public struct FormattingOptions: OptionSet, Sendable {
        /// One bit an option.
        public let rawValue: UInt

        /// - Parameter rawValue: One bit an option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each value has the attribute `replacementIndex`, which counts the values as the key has them, from 1.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The translation of a text whose key is the text itself, its words read as Markdown.
    ///
    /// Emphasis, code, struck words and links become attributes; values that stand in the text are no
    /// Markdown, and attributed ones keep their attributes. What is marked `^[…](inflect: true)` agrees with
    /// the number in it: in English its last word, a noun in the singular, gets its plural. Other languages'
    /// words stay as they are; differs from Apple's systems, which inflect a few more languages, and by
    /// gender.
    ///
    /// - Parameters:
    ///   - options: What is noted of the values.
    ///   - table: The strings table's name; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the app's own.
    ///   - locale: Whose language to look for, and whose fashion of writing numbers to follow; the current one
    ///     is the person's.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.attributed(
            table: table, bundle: bundle, locale: locale ?? .ofUser,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }

    /// The translation found under a key, or the default value, read as Markdown.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = defaultValue.format.attributed(
            key: "\(key)", table: table, bundle: bundle, locale: locale ?? .ofUser,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }

    /// The translation of a resource, by its own table, bundle and locale, read as Markdown.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self = resource.defaultValue.format.attributed(
            key: resource.key, table: resource.table, bundle: resource.bundle.resolved,
            locale: resource.locale,
            marksReplacements: options.contains(.applyReplacementIndexAttribute))
    }
}
