import Foundation

private let logger = Logger(subsystem: "Pica", category: "localization")

/// A part of a string: literal text, or the place of an argument.
package enum FormatSegment: Equatable, Sendable {
    case literal(String)
    /// - Parameter position: The index of the argument, from 0; it always exists.
    case argument(position: Int, FormatSpecifier)
}

extension Translation {
    /// Returns the translation as segments for the arguments, in a language's plural forms.
    ///
    /// Text that cannot be parsed, or refers to a missing argument, causes a warning and does not end the process.
    package func segments(for arguments: [FormatArgument], rules: PluralRules) -> [FormatSegment] {
        var filling = PhraseFilling(variables: variables, arguments: arguments, rules: rules)
        let first = arguments.firstIndex(where: \.isNumber)
        let own = first.flatMap { FormatSpecifier.plain.operands(of: arguments[$0]) }
        filling.add(phrase.words(for: own, rules: rules))
        return filling.segments
    }
}

extension FormatSpecifier {
    /// `%lld`
    static let plain = FormatSpecifier(conversion: "d")

    init(position: Int? = nil, conversion: Character) {
        self.position = position
        self.conversion = conversion
    }
}

/// A builder that joins the parts of a translation.
private struct PhraseFilling {
    let variables: [String: Translation.Variable]
    let arguments: [FormatArgument]
    let rules: PluralRules
    var segments: [FormatSegment] = []
    /// The argument for the next specifier without a number.
    private var next = 0
    private var depth = 0
    private var literal = ""

    /// The limits for nested variables, whose size could grow exponentially.
    private static let depthLimit = 8
    private static let segmentLimit = 1000

    init(variables: [String: Translation.Variable], arguments: [FormatArgument], rules: PluralRules) {
        self.variables = variables
        self.arguments = arguments
        self.rules = rules
    }

    mutating func add(_ format: String) {
        add(format, own: nil)
        flush()
    }

    private mutating func add(_ format: String, own: FormatSpecifier?) {
        for token in FormatToken.tokens(of: format, isVariable: own != nil) {
            guard segments.count < Self.segmentLimit else {
                return logger.warningOnce("the format “\(format)” grows without end")
            }
            switch token {
            case .literal(let words): literal += words
            case .value(let specifier): add(specifier, of: format)
            case .variable(let name, let position): add(variable: name, position: position, of: format)
            case .own: if let own { add(own, of: format) }
            case .stray:
                logger.warningOnce("the format “\(format)” has a specifier that cannot be read")
                literal += "%"
            }
        }
    }

    private mutating func flush() {
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
    }

    private mutating func add(_ specifier: FormatSpecifier, of format: String) {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        guard let argument = argument(at: position, of: format) else { return }
        if !specifier.fits(argument) {
            logger.warningOnce("the format “\(format)” misnames the kind of value \(position + 1)")
        }
        flush()
        segments.append(.argument(position: position, specifier))
    }

    private func argument(at position: Int, of format: String) -> FormatArgument? {
        if arguments.indices.contains(position) { return arguments[position] }
        logger.warningOnce("the format “\(format)” asks for value \(position + 1) of \(arguments.count)")
        return nil
    }

    private mutating func add(variable name: String, position: Int?, of format: String) {
        guard let variable = variables[name] else {
            return logger.warningOnce("the format “\(format)” has no variable “\(name)”")
        }
        guard depth < Self.depthLimit else {
            return logger.warningOnce("the format “\(format)” stands in itself")
        }
        let position = variable.position ?? position ?? next
        guard let argument = argument(at: position, of: format) else { return }
        var own = FormatSpecifier.plain
        var conversion = variable.conversion[...]
        own = FormatSpecifier(parsing: &conversion) ?? own
        own.position = position
        let words = variable.phrase.words(for: own.operands(of: argument), rules: rules)
        // The phrase's own specifiers begin with this argument; those of nested variables follow it.
        let outer = next
        depth += 1
        next = position
        add(words, own: own)
        depth -= 1
        next = max(outer, position + 1)
    }
}
