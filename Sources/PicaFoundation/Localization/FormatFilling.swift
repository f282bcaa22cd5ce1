import Foundation

private let logger = Logger(subsystem: "Pica", category: "localization")

extension String {
    /// This format, a translator's words, with its specifiers replaced by the arguments.
    ///
    /// Unlike `String(format:)` this reads each argument as what it is, so that a specifier of the
    /// wrong kind, or one too many, costs a warning and not the process.
    package func filled(with arguments: [FormatArgument], locale: Locale) -> String {
        var result = ""
        var next = 0
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            guard let specifier = FormatSpecifier(parsing: &rest) else {
                logger.warningOnce("the format “\(self)” has a specifier that cannot be read")
                result += "%"
                continue
            }
            if specifier.isPercentSign {
                result += "%"
                continue
            }
            let position = specifier.position ?? next
            next += specifier.position == nil ? 1 : 0
            guard arguments.indices.contains(position) else {
                logger.warningOnce(
                    "the format “\(self)” asks for value \(position + 1) of \(arguments.count)")
                continue
            }
            let argument = arguments[position]
            if !specifier.fits(argument) {
                logger.warningOnce("the format “\(self)” misnames the kind of value \(position + 1)")
            }
            result += specifier.text(of: argument, locale: locale)
        }
        return result + rest
    }
}

/// One `%1$-5.2lld` of a format.
private struct FormatSpecifier {
    /// Which argument, from 0; nil is the next one.
    var position: Int?
    /// Flags, width and precision as written: `-5.2`.
    var shape = ""
    var conversion: Character

    var isPercentSign: Bool { conversion == "%" }

    /// Reads what follows a percent sign; leaves the text alone and is nil where nothing sensible does.
    init?(parsing text: inout Substring) {
        var rest = text
        let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            // Too many digits for a number name no argument that exists.
            position = (Int(digits) ?? Int.max) - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        // No one writes numbers a thousand columns wide, but a damaged file might.
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

    func fits(_ argument: FormatArgument) -> Bool {
        switch argument {
        case .string, .resource: "@sS".contains(conversion)
        case .signed, .unsigned: "dDiuUxXoOc@".contains(conversion)
        case .double: "fFeEgGaA@".contains(conversion)
        }
    }

    func text(of argument: FormatArgument, locale: Locale) -> String {
        switch argument {
        case .string(let string):
            return string
        case .resource(var resource):
            resource.locale = locale
            return String(localized: resource)
        case .signed(let value):
            return String(format: "%\(shape)ll\(whole("d"))", locale: locale, arguments: [value])
        case .unsigned(let value):
            return String(format: "%\(shape)ll\(whole("u"))", locale: locale, arguments: [value])
        case .double(let value):
            let kind = "fFeEgGaA".contains(conversion) ? conversion : "f"
            return String(format: "%\(shape)\(kind)", locale: locale, arguments: [value])
        }
    }

    /// The conversion of a whole number: hexadecimal and octal as asked for, decimal otherwise.
    private func whole(_ decimal: Character) -> Character {
        "xXo".contains(conversion) ? conversion : decimal
    }
}
