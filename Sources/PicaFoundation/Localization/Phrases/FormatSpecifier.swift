import Foundation

/// A specifier of a format, such as `%1$-5.2lld`.
package struct FormatSpecifier: Equatable, Sendable {
    /// The index of the argument, from 0; `nil` is the next one.
    var position: Int?
    /// The flags, width and precision as written: `-5.2`.
    var shape = ""
    var conversion: Character

    /// Parses the text after a percent sign; `nil`, with the text unchanged, if it is not a valid specifier.
    init?(parsing text: inout Substring) {
        var rest = text
        position = Self.position(parsing: &rest)
        // A real format has no number a thousand columns wide, but a damaged file might.
        let shape = rest.prefix { "-+ #0123456789.'".contains($0) }
        guard shape.count <= 8,
            shape.split(whereSeparator: { !$0.isWholeNumber }).allSatisfy({ $0.count <= 3 })
        else { return nil }
        rest = rest.dropFirst(shape.count).drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@%dDiuUxXoOfFeEgGaAcsS".contains(conversion) else { return nil }
        self.shape = String(shape)
        self.conversion = conversion
        text = rest.dropFirst()
    }

    /// Parses `2$`.
    static func position(parsing text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
        guard !digits.isEmpty, text.dropFirst(digits.count).first == "$" else { return nil }
        text = text.dropFirst(digits.count + 1)
        // A number with too many digits refers to no existing argument.
        return (Int(digits) ?? Int.max) - 1
    }

    func fits(_ argument: FormatArgument) -> Bool {
        switch argument {
        case .string, .resource, .attributed, .outside: "@sS".contains(conversion)
        case .signed, .unsigned: "dDiuUxXoOc@".contains(conversion)
        case .double: "fFeEgGaA@".contains(conversion)
        }
    }

    /// Returns the argument as a string, whatever the conversion; one from outside is empty.
    package func text(of argument: FormatArgument, locale: Locale) -> String {
        switch argument {
        case .string(let string):
            return string
        case .attributed(let value):
            return value.string.string
        case .resource(var resource):
            resource.locale = locale
            return String(localized: resource)
        case .signed(let value):
            if isPlain { return Self.grouped(value, locale) }
            return String(format: "%\(shape)ll\(whole("d"))", locale: locale, arguments: [value])
        case .unsigned(let value):
            if isPlain { return Self.grouped(value, locale) }
            return String(format: "%\(shape)ll\(whole("u"))", locale: locale, arguments: [value])
        case .double(let value):
            let kind = "fFeEgGaA".contains(conversion) ? conversion : "f"
            return String(format: "%\(shape)\(kind)", locale: locale, arguments: [value])
        case .outside:
            return ""
        }
    }

    /// Whether an integer has the default format.
    private var isPlain: Bool { shape.isEmpty && !"xXo".contains(conversion) }

    /// A separate function, because the types of the formats are initialized on entry to the code that uses them.
    @inline(never)
    private static func grouped<Number: BinaryInteger>(_ value: Number, _ locale: Locale) -> String {
        IntegerFormatStyle(locale: locale).format(value)
    }

    /// Returns the conversion of an integer: hexadecimal and octal as requested, decimal otherwise.
    private func whole(_ decimal: Character) -> Character {
        "xXo".contains(conversion) ? conversion : decimal
    }

    /// Returns the operands of a number for its plural form, as formatted; `nil` for other values.
    func operands(of argument: FormatArgument) -> PluralOperands? {
        switch argument {
        case .signed(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): Self.operands(of: value, precision: precision)
        case .string, .resource, .attributed, .outside: nil
        }
    }

    /// The number of fraction digits, by C's rules.
    private var precision: Int {
        guard let point = shape.firstIndex(of: ".") else { return 6 }
        return Int(shape[shape.index(after: point)...].prefix { $0.isWholeNumber }) ?? 0
    }

    private static func operands(of value: Double, precision: Int) -> PluralOperands? {
        guard value.isFinite else { return nil }
        return PluralOperands(digits: String(format: "%.\(precision)f", value.magnitude))
    }
}

/// A token of a format.
enum FormatToken {
    /// Literal text, without percent signs that have a meaning.
    case literal(Substring)
    /// `%lld`
    case value(FormatSpecifier)
    /// `%#@files@`: a phrase that depends on an argument.
    case variable(name: String, position: Int?)
    /// `%arg`: within such a phrase, the argument on which it depends.
    case own
    /// A percent sign without a meaning, which is displayed.
    case stray

    /// - Parameter isVariable: Whether the text is a variable's, in which `%arg` has a meaning.
    static func tokens(of format: String, isVariable: Bool = false) -> [FormatToken] {
        var tokens: [FormatToken] = []
        var rest = format[...]
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            if percent > rest.startIndex { tokens.append(.literal(rest[..<percent])) }
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                tokens.append(.literal(rest.prefix(1)))
                rest = rest.dropFirst()
            } else if isVariable, rest.hasPrefix("arg") {
                tokens.append(.own)
                rest = rest.dropFirst(3)
            } else if let variable = variable(parsing: &rest) {
                tokens.append(variable)
            } else if let specifier = FormatSpecifier(parsing: &rest) {
                tokens.append(specifier.conversion == "%" ? .literal("%") : .value(specifier))
            } else {
                tokens.append(.stray)
            }
        }
        if !rest.isEmpty { tokens.append(.literal(rest)) }
        return tokens
    }

    private static func variable(parsing text: inout Substring) -> FormatToken? {
        var rest = text
        let position = FormatSpecifier.position(parsing: &rest)
        guard rest.hasPrefix("#@") else { return nil }
        rest = rest.dropFirst(2)
        guard let end = rest.firstIndex(of: "@") else { return nil }
        let name = String(rest[..<end])
        text = rest[end...].dropFirst()
        return .variable(name: name, position: position)
    }
}
