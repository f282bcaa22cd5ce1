import Foundation
import PicaFoundation
import Testing

@Suite("Each run of a Markdown text has the blocks that contain it") struct PresentationIntentTests {
    /// The intents of a text's runs, without those that follow with the same.
    private func intents(_ markdown: String) throws -> [PresentationIntent] {
        try AttributedString(markdown: markdown).runs[\.presentationIntent].compactMap(\.0)
    }

    @Test("Paragraphs, quotations, code and thematic breaks are blocks")
    func plainBlocks() throws {
        #expect(try intents("a") == [PresentationIntent(.paragraph, identity: 1)])
        let quote = PresentationIntent(.blockQuote, identity: 1)
        #expect(try intents("> a") == [PresentationIntent(.paragraph, identity: 2, parent: quote)])
        #expect(
            try intents("```swift\na\n```")
                == [PresentationIntent(.codeBlock(languageHint: "swift"), identity: 1)])
        #expect(try intents("---") == [PresentationIntent(.thematicBreak, identity: 1)])
    }

    @Test("List items know their number and their list")
    func lists() throws {
        for (markdown, kind) in [
            ("3. a\n4. b", PresentationIntent.Kind.orderedList),
            ("- a\n- b", PresentationIntent.Kind.unorderedList),
        ] {
            let found = try intents(markdown)
            #expect(found.map { $0.components.map(\.kind).last } == [kind, kind])
            let first = kind == .orderedList ? 3 : 1
            let items = found.map { $0.components[1].kind }
            #expect(
                items == [
                    PresentationIntent.Kind.listItem(ordinal: first),
                    PresentationIntent.Kind.listItem(ordinal: first + 1),
                ])
            #expect(found[0].components[1].identity != found[1].components[1].identity)
            #expect(found[0].components.last?.identity == found[1].components.last?.identity)
        }
    }

    @Test("The outermost list has no indentation, and each nested list one level more")
    func indentation() throws {
        #expect(try intents("a").map(\.indentationLevel) == [0])
        #expect(try intents("> a").map(\.indentationLevel) == [0])
        #expect(try intents("- a\n  - b").map(\.indentationLevel) == [0, 1])
        let types = try intents("- 1. - a").first?.components ?? []
        #expect(PresentationIntent(types: types).indentationLevel == 2)
    }

    @Test("Options keep markup verbatim, set a language, or record source positions")
    func options() throws {
        var options = AttributedString.MarkdownParsingOptions()
        options.interpretedSyntax = .inlineOnly
        #expect(try String(AttributedString(markdown: "# *a*", options: options).characters) == "# a")
        options.languageCode = "de"
        let named = try AttributedString(markdown: "a", options: options)
        #expect(named.runs.map(\.languageIdentifier) == ["de"])
        options.appliesSourcePositionAttributes = true
        let placed = try AttributedString(markdown: "ab *cd*", options: options)
        let place = placed.runs.compactMap(\.markdownSourcePosition).last
        #expect(place?.startLine == 1)
        #expect(place?.endLine == 1)
        #expect(place?.startColumn == 5)
        #expect(place?.endColumn == 6)
        options.allowsExtendedAttributes = true
        options.failurePolicy = .returnPartiallyParsedIfPossible
        #expect(
            try String(AttributedString(markdown: "^[a](nothing: 1)", options: options).characters) == "a")
    }

    @Test("Inline markup has named intents")
    func inlines() throws {
        func intent(_ markdown: String) throws -> InlinePresentationIntent? {
            try AttributedString(markdown: markdown).runs.compactMap(\.inlinePresentationIntent).first
        }
        #expect(try intent("**a**") == InlinePresentationIntent.stronglyEmphasized)
        #expect(try intent("`a`") == InlinePresentationIntent.code)
        #expect(try intent("~~a~~") == InlinePresentationIntent.strikethrough)
        #expect(try intent("a<br>") == InlinePresentationIntent.inlineHTML)
        #expect(try intent("a\\\nb") == InlinePresentationIntent.lineBreak)
    }
}
