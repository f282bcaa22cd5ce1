/// A phrase, or its plural forms.
package indirect enum Phrase: Equatable, Sendable {
    case words(String)
    case plural([PluralCategory: Phrase])

    /// Returns the phrase for a number; without a number, the form `other`.
    ///
    /// - Parameter rules: The plural rules of the language. `zero` applies to 0 in every language.
    package func words(for operands: PluralOperands?, rules: PluralRules) -> String {
        switch self {
        case .words(let words): return words
        case .plural(let forms):
            if let operands {
                if operands.number == 0, let none = forms[.zero] {
                    return none.words(for: operands, rules: rules)
                }
                if let form = forms[rules.category(of: operands)] {
                    return form.words(for: operands, rules: rules)
                }
            }
            let usual = forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.last
            return usual?.words(for: operands, rules: rules) ?? ""
        }
    }
}

/// The entry of a table for a key.
package struct Translation: Equatable, Sendable {
    package var phrase: Phrase
    /// The variables for the phrase's placeholders of the form `%#@name@`.
    package var variables: [String: Variable]

    /// A part of a string that depends on a number.
    package struct Variable: Equatable, Sendable {
        package var phrase: Phrase
        /// The index of its argument, from 0; `nil` for the next one.
        package var position: Int?
        /// The conversion of `%arg` in the phrase: `lld`.
        package var conversion: String

        package init(_ phrase: Phrase, position: Int? = nil, conversion: String = "lld") {
            self.phrase = phrase
            self.position = position
            self.conversion = conversion
        }
    }

    package init(_ phrase: Phrase, variables: [String: Variable] = [:]) {
        self.phrase = phrase
        self.variables = variables
    }
}
