import Foundation
import PicaFoundation
import Testing

private enum RainbowKey: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    enum Value: String, Codable, Hashable { case plain, fun, extreme }
    static let name = "rainbow"
}

private enum SizeKey: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    struct Value: Codable, Hashable { var width: Int, names: [String] }
    static let name = "Test.Size"
    static let markdownName = "size"
}

private struct TestAttributes: AttributeScope {
    let rainbow: RainbowKey
    let nested: Nested
    let foundation: AttributeScopes.FoundationAttributes

    struct Nested: AttributeScope { let size: SizeKey }
}

extension AttributeScopes {
    fileprivate var test: TestAttributes.Type { TestAttributes.self }
}

extension AttributeDynamicLookup {
    fileprivate subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<TestAttributes, Key>
    ) -> Key { self[Key.self] }
}

@Suite("Markdown can name attributes of a scope") struct ExtendedMarkdownTests {
    private func parse(
        _ markdown: String, failure: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError
    ) throws -> AttributedString {
        try AttributedString(
            markdown: markdown, including: \.test,
            options: .init(allowsExtendedAttributes: true, failurePolicy: failure))
    }

    private func text(_ string: AttributedString) -> String { String(string.characters) }

    @Test("An attribute covers the text in its brackets, including formatting and links")
    func attributes() throws {
        let string = try parse("a ^[b *c* [d](https://e.f)](rainbow: 'fun') g")
        #expect(text(string) == "a b c d g")
        let fun = string.runs.filter { $0.rainbow == .fun }
        #expect(fun.map { text(AttributedString(string[$0.range])) } == ["b ", "c", " ", "d"])
        #expect(fun.last?.link?.absoluteString == "https://e.f")
        #expect(fun.map { $0.inlinePresentationIntent } == [nil, .emphasized, nil, nil])
    }

    @Test("Several attributes, objects and lists as values, and nested attributes")
    func values() throws {
        let string = try parse(
            "^[a](rainbow: 'plain', size: {width: 3, names: ['b)', \"c\"]}) ^[d ^[e](rainbow: 'extreme')](inflect: true)"
        )
        #expect(text(string) == "a d e")
        let first = try #require(string.runs.first)
        #expect(first.rainbow == .plain)
        #expect(first.attributes[SizeKey.self] == .init(width: 3, names: ["b)", "c"]))
        let last = try #require(string.runs.reversed().first)
        #expect(last.rainbow == .extreme)
        #expect(last.inflect == .automatic)
    }

    @Test("A Markdown file can name attributes, too")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("^[a](rainbow: 'fun')".utf8).write(to: url)
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        let string = try AttributedString(contentsOf: url, including: \.test, options: options)
        #expect(string.runs.first?.rainbow == .fun)
    }

    @Test("Foundation's inflection and grammar attributes")
    func grammar() throws {
        let string = try AttributedString(
            markdown: "^[Autor](inflect: true, morphology: {partOfSpeech: 'noun'})",
            including: \AttributeScopes.picaFoundation, options: .init(allowsExtendedAttributes: true))
        var noun = Morphology()
        noun.partOfSpeech = .noun
        let attributes = try #require(string.runs.first).attributes
        #expect(attributes[AttributeScopes.FoundationAttributes.MorphologyAttribute.self] == noun)
        #expect(attributes[keyPath: \AttributeContainer.morphology] == noun)
        #expect(string.runs.first?.inflect == .automatic)
    }

    @Test("Names outside the scope are skipped")
    func unknown() throws {
        let string = try parse("^[a](other: 1, rainbow: 'fun')")
        #expect(text(string) == "a")
        #expect(string.runs.first?.rainbow == .fun)
        let plain = try AttributedString(
            markdown: "^[a](rainbow: 'fun')", options: .init(allowsExtendedAttributes: true))
        #expect(plain.runs.first?.rainbow == nil)
    }

    @Test(
        "A value of the wrong type is an error, or is skipped",
        arguments: [
            "^[a](rainbow: 'sad')", "^[a](rainbow: )", "^[a](rainbow 'fun')",
        ])
    func wrong(markdown: String) throws {
        #expect(throws: (any Error).self) { try parse(markdown) }
        #expect(text(try parse(markdown, failure: .returnPartiallyParsedIfPossible)) == "a")
    }

    @Test(
        "Invalid attribute syntax stays as written",
        arguments: [
            "^a](b: 1)", "\\^[a](b: 1)", "`^[a](b: 1)`", "^[a] (b: 1)", "^[a", "x ^ [a]", "^[a](b: 1",
        ])
    func literal(markdown: String) throws {
        let string = try parse(markdown)
        #expect(text(string) == markdown.filter { $0 != "`" && $0 != "\\" })
    }

    @Test("Code keeps text that looks like an attribute")
    func code() throws {
        #expect(
            text(try parse("    ^[a](b: 1) ^[c ^[d](e: 2)](f: 3)")) == "^[a](b: 1) ^[c ^[d](e: 2)](f: 3)\n")
        #expect(text(try parse("~~~\n^[a](b: 1)\n~~~")) == "^[a](b: 1)\n")
    }

    @Test("Without the option it is plain text")
    func disallowed() throws {
        #expect(text(try AttributedString(markdown: "^[a](b: 1)")) == "^[a](b: 1)")
    }
}
