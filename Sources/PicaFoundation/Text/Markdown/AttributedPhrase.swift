import Foundation

/// A translated text whose words are Markdown, with values in their places, which are not.
struct AttributedPhrase {
    let arguments: [FormatArgument]
    let locale: Locale
    /// In which the words are.
    let language: String
    let marksReplacements: Bool

    /// Stands for the segment of a text that its distance from here counts, while the rest is parsed.
    private static let firstValue: UInt32 = 0xF0000
    private static let valueLimit: UInt32 = 0x1000
    /// More bytes than that are no line of text; they are shown as they stand.
    private static let sizeLimit = 1 << 20

    /// A value, and how it is written.
    private struct Value {
        var position: Int
        var specifier: FormatSpecifier
    }

    func string(_ segments: [FormatSegment]) -> AttributedString {
        var values: [Value] = []
        var source = String.UnicodeScalarView()
        for segment in segments {
            switch segment {
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
        let words = String(source)
        var builder = Builder(phrase: self, values: values)
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard MarkdownSource.mayHaveMarks(words), words.utf8.count < Self.sizeLimit,
            let document = try? MarkdownDocument(words, options), let runs = try? document.runs()
        else {
            builder.add(MarkdownRun(text: words))
            return builder.finish()
        }
        if !document.attributes.isEmpty {
            let keys = MarkdownKeys.of(AttributeScopes.FoundationAttributes.self)
            builder.extended = document.attributes.map { (try? keys.attributes($0)) ?? AttributeContainer() }
        }
        for run in runs { builder.add(run) }
        return builder.finish()
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        firstValue..<firstValue + valueLimit ~= scalar.value
    }

    private struct Builder {
        let phrase: AttributedPhrase
        let values: [Value]
        /// What each `^[text](name: value)` says, as runs count them.
        var extended: [AttributeContainer] = []
        private var result = AttributedString()
        /// Which of these the text is in that is to be inflected; nil outside of such.
        private var inflection: Int?
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

        mutating func add(_ run: MarkdownRun) {
            var container = AttributeContainer()
            for place in run.attributes { container.merge(extended[place]) }
            container.inflect = nil
            if !run.intent.isEmpty { container.inlinePresentationIntent = run.intent }
            if let link = run.link { container.link = url(link) }
            if let image = run.image { container.imageURL = url(image) }
            if let description = run.description { container.alternateDescription = description }
            let inflection = run.attributes.last { extended[$0].inflect != nil }
            if inflection != self.inflection {
                inflect()
                (self.inflection, number) = (inflection, nil)
                inflected = inflection == nil ? nil : []
            }
            for scalar in run.text.unicodeScalars {
                if let value = value(scalar) {
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
            guard AttributedPhrase.isMark(scalar) else { return nil }
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
                    text.string, for: number, language: phrase.language)
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
