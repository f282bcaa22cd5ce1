import Foundation

private let logger = Logger(subsystem: "Pica", category: "localization")

/// A part of a format: words, or the place of an argument.
package enum FormatPiece {
    case literal(String)
    /// - Parameter position: Which argument, from 0; always one that there is.
    case argument(position: Int, FormatSpecifier)
}

extension String {
    /// This format, a translator's words, cut at its specifiers. What cannot be read, or asks for an
    /// argument that is not there, costs a warning and not the process.
    package func formatPieces(argumentCount: Int) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var next = 0
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...].dropFirst()
            guard let specifier = FormatSpecifier(parsing: &rest) else {
                logger.warningOnce("the format “\(self)” has a specifier that cannot be read")
                literal += "%"
                continue
            }
            if specifier.isPercentSign {
                literal += "%"
                continue
            }
            let position = specifier.position ?? next
            next += specifier.position == nil ? 1 : 0
            guard (0..<argumentCount).contains(position) else {
                logger.warningOnce("the format “\(self)” asks for value \(position + 1) of \(argumentCount)")
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.argument(position: position, specifier))
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// This format with its specifiers replaced by the arguments. Unlike `String(format:)` it reads each
    /// argument as what it is, whatever the specifier says.
    package func filled(with arguments: [FormatArgument], locale: Locale) -> String {
        formatPieces(argumentCount: arguments.count).reduce(into: "") { result, piece in
            switch piece {
            case .literal(let words): result += words
            case .argument(let position, let specifier):
                if !specifier.fits(arguments[position]) {
                    logger.warningOnce(
                        "the format “\(self)” misnames the kind of value \(position + 1)")
                }
                result += specifier.text(of: arguments[position], locale: locale)
            }
        }
    }
}

/// One `%1$-5.2lld` of a format.
package struct FormatSpecifier {
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
