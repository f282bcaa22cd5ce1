import Foundation

extension PersonNameComponents {
    /// Writes a person's name as a language does, in its letters' order: "Elizabeth Smith", "山田太郎".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Hashable, Codable, Sendable {
            /// What one calls the person: the nickname, else the given name.
            case short
            /// The given name and the family's.
            case medium
            /// All of it, with titles.
            case long
            /// First letters, for a monogram.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// In whose fashion.
        public var locale: Locale

        /// - Parameters:
        ///   - style: How much of a name is written; the given name and the family's by default.
        ///   - locale: In whose fashion; the person's by default.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name as a text.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNamePattern(value, style: style, locale: locale.heeded).segments.map(\.text).joined()
        }

        /// The same in another language's fashion.
        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }

        /// The same, each part marked by the attribute `personNameComponent`.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }
    }

    /// Writes a person's name with each part marked by the attribute `personNameComponent`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var base: FormatStyle

        /// The name as a text with attributes.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            let pattern = PersonNamePattern(value, style: base.style, locale: base.locale.heeded)
            return pattern.segments.reduce(into: AttributedString()) { result, segment in
                var part = AttributedString(segment.text)
                part.personNameComponent = segment.component
                result.append(part)
            }
        }

        /// The same in another language's fashion.
        public func locale(_ locale: Locale) -> AttributedStyle {
            AttributedStyle(base: base.locale(locale))
        }
    }

    /// The given name and the family's, in the person's language's fashion.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads names as they are written in full, whatever the style.
    public var parseStrategy: PersonNameComponents.ParseStrategy {
        PersonNameComponents.ParseStrategy()
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    /// - Parameter style: How much of it is written.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        Self(style: style)
    }
}
