import Foundation
import PicaFoundation
import PicaGraph

extension Text {
    /// Shows a value in a format. Unless the format names a locale of its own, it has the environment's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedValue(input: input, format: format, string: AttributedString.init))
    }

    /// Shows a value in a format that marks its parts. Unless the format names a locale of its own, it
    /// has the environment's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(FormattedValue(input: input, format: format) { $0 })
    }

    /// Shows a value as a formatter writes it, or as it describes itself where the formatter refuses.
    ///
    /// On Apple's systems only values that stand for objects have this; Linux's Foundation has few that say so, dates
    /// and measurements not among them.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    /// Shows an object as a formatter writes it, or as it describes itself where the formatter refuses.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value in a format that marks its parts; `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }
}

/// A value in a format.
private struct FormattedValue<Format: FormatStyle>: TextWriter
where Format.FormatInput: Equatable {
    private let input: UncheckedValue<Format.FormatInput>
    private let format: UncheckedValue<Format>
    private let string: @Sendable (Format.FormatOutput) -> AttributedString

    init(
        input: Format.FormatInput, format: Format,
        string: @escaping @Sendable (Format.FormatOutput) -> AttributedString
    ) {
        self.input = UncheckedValue(value: input)
        self.format = UncheckedValue(value: format)
        self.string = string
    }

    static func == (one: Self, other: Self) -> Bool {
        one.input.value == other.input.value && one.format.value == other.format.value
    }

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        string(format.value.inLocale(environment.locale).format(input.value))
    }
}

/// A value that the compiler does not know to be safe to share; formats and what they write are values.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
}
