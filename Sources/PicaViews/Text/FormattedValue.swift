import Foundation
import PicaFoundation

/// A value in a format style, to be written in the locale of whoever shows it.
struct FormattedValue: Equatable, Sendable {
    private let content: any Content

    init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = Pair(input: input, format: format)
    }

    func text(in locale: Locale) -> String { content.text(in: locale) }

    static func == (one: Self, other: Self) -> Bool { one.content.equals(other.content) }

    private protocol Content: Sendable {
        func text(in locale: Locale) -> String
        func equals(_ other: any Content) -> Bool
    }

    /// Neither changes after it was made; styles and what they format are values, which the protocol does
    /// not say.
    private struct Pair<F: FormatStyle>: Content, @unchecked Sendable
    where F.FormatInput: Equatable, F.FormatOutput == String {
        let input: F.FormatInput
        let format: F

        func text(in locale: Locale) -> String { format.inLocale(locale).format(input) }

        func equals(_ other: any Content) -> Bool {
            guard let other = other as? Self else { return false }
            return input == other.input && format == other.format
        }
    }
}
