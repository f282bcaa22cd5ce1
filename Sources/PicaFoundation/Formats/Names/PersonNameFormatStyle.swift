import Foundation

extension PersonNameComponents {
    /// A style that formats a person's name in a language's order, by the name's script: "Elizabeth Smith", "山田太郎".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The style of a name.
        public enum Style: String, Hashable, Codable, Sendable {
            /// The nickname, or else the given name.
            case short
            /// The given name and the family name.
            case medium
            /// The full name, with prefixes and suffixes.
            case long
            /// The initials, for a monogram.
            case abbreviated
        }

        /// The style of the name.
        public var style: Style
        /// The locale of the format.
        public var locale: Locale

        /// - Parameters:
        ///   - style: The style of the name; the given and family name by default.
        ///   - locale: The locale of the format; the user's by default.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the name as a string.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNamePattern(value, style: style, locale: locale.heeded).segments.map(\.text).joined()
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }

        /// The style with each part marked by the attribute `personNameComponent`.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }
    }

    /// A style that formats a person's name with each part marked by the attribute `personNameComponent`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var base: FormatStyle

        /// Returns the name as an attributed string.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            let pattern = PersonNamePattern(value, style: base.style, locale: base.locale.heeded)
            return pattern.segments.reduce(into: AttributedString()) { result, segment in
                var part = AttributedString(segment.text)
                part.personNameComponent = segment.component
                result.append(part)
            }
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> AttributedStyle {
            AttributedStyle(base: base.locale(locale))
        }
    }

    /// Returns the given name and the family name in the format of the user's locale.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a format style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// A strategy that parses full names, whatever the style.
    public var parseStrategy: PersonNameComponents.ParseStrategy {
        PersonNameComponents.ParseStrategy()
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    /// - Parameter style: The style of the name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        Self(style: style)
    }
}
