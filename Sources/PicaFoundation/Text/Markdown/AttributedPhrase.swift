import Foundation

/// A translated string parsed as Markdown, with values inserted that are not parsed.
struct AttributedPhrase {
    let arguments: [FormatArgument]
    let locale: Locale
    /// The language of the string.
    let language: String
    let marksReplacements: Bool

    /// The first of the code points that represent values during parsing; the distance from it is the value's index.
    private static let firstValue: UInt32 = 0xF0000
    private static let valueLimit: UInt32 = 0x1000
    /// The size beyond which a text is not parsed but displayed as it is, in bytes.
    private static let sizeLimit = 1 << 20

    /// A value with its format specifier.
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
        /// The attributes of each `^[text](name: value)`, by the index in the runs.
        var extended: [AttributeContainer] = []
        private var result = AttributedString()
        /// The index of the current marked text to inflect; `nil` outside of one.
        private var inflection: Int?
        /// The parts of the current text to inflect; `nil` outside of one.
        private var inflected: [Part]?
        /// The number with which it must agree.
        private var number: PluralOperands?
        /// The literal text since the last value or mark.
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

        /// Returns the result after all runs.
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

        /// Ends a text to inflect: its last word is the noun.
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
                // The attributes of a value take precedence over those around it.
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

        /// Returns a link's URL, with percent-encoded values in it.
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
