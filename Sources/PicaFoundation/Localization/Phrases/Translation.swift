/// Words, or the forms that they have by a number.
package indirect enum Phrase: Equatable, Sendable {
    case words(String)
    case plural([PluralCategory: Phrase])

    /// The words for a number; for none those of all that have no form of their own.
    ///
    /// - Parameter rules: Which form the language has for it. `zero` is taken for 0 in every language.
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

/// What a table says under a key.
package struct Translation: Equatable, Sendable {
    package var phrase: Phrase
    /// What stands in the words' places of the form `%#@name@`.
    package var variables: [String: Variable]

    /// A part of a text that depends on a number.
    package struct Variable: Equatable, Sendable {
        package var phrase: Phrase
        /// Which argument it speaks of, from 0; nil for the next one.
        package var position: Int?
        /// How that is written where the phrase says `%arg`: `lld`.
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
