import Foundation

/// Writes people's names as a language does, and reads them.
///
/// Foundation's class of this name cannot be made on Linux; this one stands in its place.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Hashable, Sendable {
        /// As ``medium``.
        case `default`
        /// What one calls the person: the nickname, else the given name.
        case short
        /// The given name and the family's.
        case medium
        /// All of it, with titles.
        case long
        /// First letters, for a monogram.
        case abbreviated
    }

    /// What else there is to say of how a name is written.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// - Parameter rawValue: One bit an option.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the name sounds: its `phoneticRepresentation` is written.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style: Style = .default
    /// Whether a name's `phoneticRepresentation` is written; false by default.
    open var isPhonetic = false
    /// In whose fashion; nil, the default, is the person's.
    open var locale: Locale!

    /// A formatter of given names and families'.
    public override init() { super.init() }

    /// Reads no archives; always nil.
    public required init?(coder: NSCoder) { nil }

    /// A name as a text.
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

    /// A name as a text.
    open func string(from components: PersonNameComponents) -> String {
        format.format(spoken(components))
    }

    /// A name as a text, each part marked under `NSPersonNameComponentKey`.
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

    /// The parts of a written name; nil where there is no word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents(string)
    }

    /// A name as a text; nil for what is none.
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
