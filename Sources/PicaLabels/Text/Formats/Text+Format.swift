import Foundation
import PicaFoundation
import PicaState

extension Text {
    /// Creates a text that shows a value in a format. The format uses the environment's locale unless it names its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedValue(input: input, format: format, string: AttributedString.init))
    }

    /// Creates a text that shows a value in a format with attributes. The format uses the environment's locale unless
    /// it names its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(FormattedValue(input: input, format: format) { $0 })
    }

    /// Creates a text that shows a value as a formatter writes it. If the formatter returns `nil`, the text shows the
    /// value's description.
    ///
    /// On Apple's systems only types that bridge to reference types have this initializer. Linux's Foundation declares
    /// few such types; dates and measurements are not among them.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    /// Creates a text that shows an object as a formatter writes it. If the formatter returns `nil`, the text shows the
    /// object's description.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value in a format with attributes, as `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }
}

/// Writes a value in a format.
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

/// A value that the compiler cannot check for safe sharing. Formats and their results are value types.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
}
