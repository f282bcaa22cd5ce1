import Foundation

/// A formatter that writes and parses people's names.
///
/// Foundation's class of this name cannot be instantiated on Linux; this one replaces it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of a name.
    public enum Style: Int, Hashable, Sendable {
        /// The same as ``medium``.
        case `default`
        /// The nickname, or else the given name.
        case short
        /// The given name and the family name.
        case medium
        /// The full name, with prefixes and suffixes.
        case long
        /// The initials, for a monogram.
        case abbreviated
    }

    /// Further options for writing a name.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt
        /// - Parameter rawValue: The bits, one per option.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the name's `phoneticRepresentation`.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The style of the name.
    open var style: Style = .default
    /// Whether the name's `phoneticRepresentation` is written. The default is `false`.
    open var isPhonetic = false
    /// The locale of the format; `nil`, the default, is the user's.
    open var locale: Locale!

    /// Creates a formatter with the default style.
    public override init() { super.init() }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns a name as a string.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    private var format: PersonNameComponents.FormatStyle {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .default, .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent)
    }

    private func spoken(_ components: PersonNameComponents) -> PersonNameComponents {
        isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    }

    /// Returns a name as a string.
    open func string(from components: PersonNameComponents) -> String {
        format.format(spoken(components))
    }

    /// Returns a name as an attributed string, with each part marked under `NSPersonNameComponentKey`.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let written = format.attributed.format(spoken(components))
        for run in written.runs {
            let component = run.personNameComponent?.rawValue ?? NSPersonNameComponentDelimiter
            result.append(
                NSAttributedString(
                    string: String(written.characters[run.range]),
                    attributes: [NSAttributedString.Key(NSPersonNameComponentKey): component]))
        }
        return result
    }

    /// Returns the parts of a written name, or `nil` if it contains no word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents(string)
    }

    /// Returns a name as a string, or `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let name as PersonNameComponents: string(from: name)
        case let name as NSPersonNameComponents: string(from: PersonNameComponents(name))
        default: nil
        }
    }
}

extension PersonNameComponents {
    fileprivate init(_ name: NSPersonNameComponents) {
        self.init(
            namePrefix: name.namePrefix, givenName: name.givenName, middleName: name.middleName,
            familyName: name.familyName, nameSuffix: name.nameSuffix, nickname: name.nickname,
            phoneticRepresentation: name.phoneticRepresentation)
    }
}
