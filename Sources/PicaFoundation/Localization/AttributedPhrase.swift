import Foundation

/// A translated text whose words are Markdown, with values in their places, which are not.
struct AttributedPhrase {
    let arguments: [FormatArgument]
    let locale: Locale
    /// In which the words are.
    let language: String
    let marksReplacements: Bool

    /// Stands for the piece of a text that its distance from here counts, while the rest is parsed.
    private static let firstValue: UInt32 = 0xF0000
    private static let valueLimit: UInt32 = 0x1000
    /// Stand around what is to be inflected.
    private static let start: Unicode.Scalar = "\u{10FFF0}"
    private static let end: Unicode.Scalar = "\u{10FFF1}"

    /// A value, and how it is written.
    private struct Value {
        var position: Int
        var specifier: FormatSpecifier
    }

    func string(_ pieces: [FormatPiece]) -> AttributedString {
        var values: [Value] = []
        var source = String.UnicodeScalarView()
        for piece in pieces {
            switch piece {
            case .literal(let words):
                source.append(contentsOf: words.unicodeScalars.filter { !Self.isMark($0) })
            case .argument(let position, let specifier):
                guard values.count < Self.valueLimit,
                    let mark = Unicode.Scalar(Self.firstValue + UInt32(values.count))
                else { continue }
                source.append(mark)
                values.append(Value(position: position, specifier: specifier))
            }
        }
        var builder = Builder(phrase: self, values: values)
        for run in InlineMarkdown.runs(Self.markingInflections(String(source))) { builder.add(run) }
        return builder.finish()
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        firstValue..<firstValue + valueLimit ~= scalar.value || scalar == start || scalar == end
    }

    /// Reads `^[…](inflect: true)`, which Markdown does not know. Other attributes have no meaning here, and
    /// go.
    private static func markingInflections(_ source: String) -> String {
        guard source.contains("^[") else { return source }
        return source.replacing(/\^\[([^\[\]]*)\]\(([^()]*)\)/) { match in
            guard match.output.2.contains(/inflect\s*:\s*true/) else { return String(match.output.1) }
            return "\(start)\(match.output.1)\(end)"
        }
    }

    private struct Builder {
        let phrase: AttributedPhrase
        let values: [Value]
        private var result = AttributedString()
        /// What is marked to be inflected, from where that begins; nil outside of it.
        private var inflected: [Part]?
        /// The number that it must agree with.
        private var number: PluralOperands?
        /// Words since the last value or mark.
        private var words = ""

        private struct Part {
            var text: AttributedString
            var isNumber = false
        }

        init(phrase: AttributedPhrase, values: [Value]) {
            self.phrase = phrase
            self.values = values
        }

        mutating func add(_ run: InlineMarkdown.Run) {
            var container = AttributeContainer()
            if !run.intent.isEmpty { container.inlinePresentationIntent = run.intent }
            if let link = run.link { container.link = url(link) }
            for scalar in run.text.unicodeScalars {
                if scalar == AttributedPhrase.start {
                    flush(container)
                    (inflected, number) = ([], nil)
                } else if scalar == AttributedPhrase.end {
                    flush(container)
                    inflect()
                } else if let value = value(scalar) {
                    flush(container)
                    add(value, container)
                } else {
                    words.unicodeScalars.append(scalar)
                }
            }
            flush(container)
        }

        /// All of it, once every run has come.
        mutating func finish() -> AttributedString {
            inflect()
            return result
        }

        private func value(_ scalar: Unicode.Scalar) -> Value? {
            guard AttributedPhrase.isMark(scalar), scalar.value >= AttributedPhrase.firstValue else {
                return nil
            }
            let index = Int(scalar.value - AttributedPhrase.firstValue)
            return values.indices.contains(index) ? values[index] : nil
        }

        private mutating func flush(_ container: AttributeContainer) {
            guard !words.isEmpty else { return }
            append(Part(text: AttributedString(words, attributes: container)))
            words = ""
        }

        private mutating func append(_ part: Part) {
            if inflected == nil { result.append(part.text) } else { inflected?.append(part) }
        }

        /// Ends what is to be inflected: the last word in it is the noun.
        private mutating func inflect() {
            guard var parts = inflected else { return }
            inflected = nil
            let noun = parts.lastIndex { !$0.isNumber && $0.text.characters.contains(where: \.isLetter) }
            if let noun {
                let text = parts[noun].text
                let words = Inflection.inflected(
                    String(text.characters), for: number, language: phrase.language)
                let attributes = text.runs.first?.attributes ?? AttributeContainer()
                parts[noun].text = AttributedString(words, attributes: attributes)
            }
            for part in parts { result.append(part.text) }
        }

        private mutating func add(_ value: Value, _ container: AttributeContainer) {
            let argument = phrase.arguments[value.position]
            let own = value.specifier.operands(of: argument)
            number = number ?? own
            var string: AttributedString
            if case .attributed(let value) = argument {
                // What a value says of itself goes before what is around it.
                string = value.string.mergingAttributes(container, mergePolicy: .keepCurrent)
            } else if case .outside(let number) = argument {
                string = AttributedString("\u{FFFC}", attributes: container)
                string[OutsideValueAttribute.self] = number
            } else {
                string = AttributedString(
                    value.specifier.text(of: argument, locale: phrase.locale), attributes: container)
            }
            if phrase.marksReplacements { string.replacementIndex = value.position + 1 }
            append(Part(text: string, isNumber: own != nil))
        }

        /// A link's address, with values in it written as addresses write them.
        private func url(_ link: String) -> URL? {
            let address = link.unicodeScalars.reduce(into: "") { address, scalar in
                guard let value = value(scalar) else { return address.unicodeScalars.append(scalar) }
                let text = value.specifier.text(of: phrase.arguments[value.position], locale: phrase.locale)
                address += text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            }
            return URL(string: address)
        }
    }
}
