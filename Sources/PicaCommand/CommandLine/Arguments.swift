/// The arguments of a command, taken apart into options and operands.
struct Arguments: Equatable {
    private(set) var operands: [String] = []
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []

    /// Takes arguments apart.
    ///
    /// - Parameters:
    ///   - arguments: The arguments behind the command's name. Those behind `--` are operands.
    ///   - flags: The options without a value.
    ///   - values: The options with a value.
    ///   - usage: The text for a command line with other options.
    init(_ arguments: [String], flags: Set<String> = [], values: Set<String> = [], usage: String) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--":
                operands += rest
                return
            case _ where flags.contains(argument): self.flags.insert(argument)
            case _ where values.contains(argument):
                guard let value = rest.popFirst() else { throw Misuse(usage: usage) }
                self.values[argument] = value
            case _ where argument.hasPrefix("-"): throw Misuse(usage: usage)
            default: operands.append(argument)
            }
        }
    }
}
