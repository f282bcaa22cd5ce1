import Foundation
import PicaFoundation
import Testing

@Suite("Attributed strings become Markdown") struct MarkdownWriterTests {
    private func write(_ text: AttributedString) -> String { MarkdownWriter().markdown(of: text) }

    private func rewrite(_ markdown: String) throws -> String {
        write(try AttributedString(markdown: markdown))
    }

    /// Each run's text and its attributes, with blocks by the order in which they come. Blocks without text leave no
    /// trace, not even that they divided two lists.
    private func runs(_ text: AttributedString) -> [String] {
        var numbers: [Int: Int] = [:]
        return text.runs.map { run in
            let intent = run.presentationIntent?.components.map { component in
                let number = numbers[component.identity] ?? numbers.count
                numbers[component.identity] = number
                return "\(component.kind.debugDescription) \(number)"
            }
            return [
                String(String.UnicodeScalarView(text.unicodeScalars[run.range])),
                "\(run.inlinePresentationIntent?.rawValue ?? 0)",
                "\(intent ?? [])", run.link?.absoluteString ?? "", run.imageURL?.absoluteString ?? "",
                run.alternateDescription ?? "",
            ].joined(separator: "|")
        }
    }

    @Test(
        "Text uses the usual Markdown notation",
        arguments: [
            "# A title\n\nWords, **bold**, _slanted_, ~~struck~~ and `code`.\n",
            "- one\n- two\n- three\n", "3) three\n4) four\n", "> quoted\n>\n> - list\n",
            "```swift\nlet a = 1\n\n    b\n```\n", "| a | b |\n| --- | :-: |\n| 1 | \\| |\n",
            "[link](https://a.b/c \"title\") ![picture](d.png)\n", "one\\\ntwo\nthree\n", "a\n\n___\n\nb\n",
            "1. one\n\n   more\n\n   - inner\n\n2. two\n", "un*frigging*believable and snake_case\n",
            "Oh! **No!** Look!\n", "- [ ] to do\n- [x] done\n- \\[x\\]\n- \\[y\\] z\n",
        ])
    func plain(_ markdown: String) throws { #expect(try rewrite(markdown) == markdown) }

    @Test("Markdown characters in plain text are escaped")
    func escapes() throws {
        for words in [
            "*a* _b_ `c` ~~d~~ [e](f) <b>g</b> &amp; \\h", "# no heading", "- no item", "1. no item",
            "12) neither",
            "> no quotation", "```", "---", "===", "| a |", "  spaces  ", "\ttab", "https://a.b/c", "www.a.b",
            "!",
            "a  b", ":-- | --", "+ plus", "#", "&#35;", "a\\", "<!-- -->", "~~~",
        ] {
            let markdown = write(AttributedString(words))
            let read = try AttributedString(markdown: markdown)
            #expect(String(read.characters) == words, "\(markdown)")
            #expect(
                read.runs.allSatisfy { $0.link == nil && $0.inlinePresentationIntent == nil }, "\(markdown)")
            #expect(read.runs.count == 1)
        }
    }

    @Test("Separators of cells in an editor are dropped")
    func cells() throws {
        let markdown = "| a | b |  |\n| --- | --- | --- |\n|  | **c** | d |\n\nend\n"
        let text = try AttributedString(markdown: markdown).separatingBlocks()
        #expect(text.characters.contains("\t"))
        #expect(write(text) == markdown)
    }

    @Test("Lines of an editor's text become paragraphs, empty ones nothing")
    func lines() {
        #expect(write(AttributedString("a\n\nb\nc\n")) == "a\n\nb\n\nc\n")
        #expect(write(AttributedString("")) == "")
    }

    @Test("Two adjacent lists stay separate")
    func lists() throws {
        var text = AttributedString()
        for identity in [1, 3] {
            let list = PresentationIntent(.unorderedList, identity: identity)
            let item = PresentationIntent(.listItem(ordinal: 1), identity: identity + 1, parent: list)
            var words = AttributedString("a")
            words.presentationIntent = PresentationIntent(.paragraph, identity: identity + 10, parent: item)
            text += words
        }
        #expect(write(text) == "- a\n\n+ a\n")
    }

    @Test("Headings, rows and items beyond Markdown's limits use the nearest form")
    func limits() {
        var text = AttributedString("a")
        text.presentationIntent = PresentationIntent(.header(level: 99), identity: 1)
        #expect(write(text) == "###### a\n")
        let list = PresentationIntent(.unorderedList, identity: 1)
        text.presentationIntent = PresentationIntent(.listItem(ordinal: .max), identity: 2, parent: list)
        #expect(write(text) == "- a\n")
        let deep = (1...5000).reduce(PresentationIntent(.paragraph, identity: 0)) { intent, identity in
            PresentationIntent(
                types: intent.components + PresentationIntent(.blockQuote, identity: identity).components)
        }
        text.presentationIntent = deep
        #expect(write(text).hasSuffix("> a\n"))
    }

    @Test("Formatting works whatever is next to it")
    func neighbors() throws {
        for markdown in [
            "**“a”**&#98;\n", "&#97;**“b”**\n", "**_a_**&#98;~~&#99;~~**d**\n", "`` a`\u{301}b ``\n",
            "![a\nb](c.png)\n",
            "| a |\n| --- |\n| `\\|\u{301}` |\n", "[a _b_](c)_[d](e)_\n",
        ] { try check(markdown, 0) }
    }

    @Test("Texts are parsed correctly on several threads at once")
    func threads() async throws {
        let markdown = String(repeating: "a ~~b~~ https://c.d\n\n", count: 20)
        let alone = runs(try AttributedString(markdown: markdown))
        try await withThrowingTaskGroup(of: AttributedString.self) { group in
            for _ in 0..<40 { group.addTask { try AttributedString(markdown: markdown) } }
            for try await text in group { #expect(runs(text) == alone) }
        }
    }

    // MARK: Random text

    private struct Source {
        var random: SystemSeeded
        mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &random)] }
        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        /// Letters and marks in any order.
        mutating func noise(_ length: Int) -> String {
            let parts = [
                "a", "b", " ", "c", "é", "中", "👍🏽", "*", "**", "_", "__", "`", "``", "~~", "~", "[", "]",
                "](u)",
                "![", "\\", "&", "&amp;", "&#32;", "&#42;", "!", "(", ")", "\"", ".", "#", "-", "+", "1.",
                "|", ":",
                "http://a.b", "“", "…", "\u{A0}", "\u{301}", "@", "$", "=", ">", "  ", "\t",
            ]
            return (0..<length).map { _ in pick(parts) }.joined()
        }

        mutating func words() -> String {
            (0..<number(1...3)).map { _ in
                pick([
                    "one", "two", "x*y", "snake_case", "3.", "a&b", "end!", "né", "(b)", "“q”", "é", "#", "-",
                ])
            }.joined(separator: pick([" ", "", " "]))
        }

        mutating func inline(_ depth: Int) -> String {
            (0..<number(1...4)).map { _ in
                let inner = depth > 0 ? inline(depth - 1) : words()
                return switch number(0...9) {
                case 0: "**\(inner)**"
                case 1: "*\(inner)*"
                case 2: "~~\(inner)~~"
                case 3: "`\(words())`"
                case 4: "[\(inner)](https://a.b/\(number(1...3)))"
                case 5: "![\(words())](c.png \"t\")"
                case 6: noise(3).replacing("![", with: "")
                case 7: "_\(inner)_"
                default: words()
                }
            }.joined(separator: pick(["", " ", " ", "\n", "\\\n"]))
        }

        mutating func blocks(_ depth: Int) -> [String] {
            (0..<number(1...4)).flatMap { _ -> [String] in
                let lines: [String]
                switch number(0...(depth > 0 ? 9 : 5)) {
                case 0:
                    lines = [
                        String(repeating: "#", count: number(1...6)) + " "
                            + inline(1).replacing("\n", with: " ")
                    ]
                case 1: lines = ["```" + pick(["", "swift"]), noise(4), "", noise(3), "```"]
                case 2: lines = ["***"]
                case 3:
                    lines =
                        [
                            "| a | \(words().replacing("|", with: "")) |",
                            "| --- | \(pick(["---", ":-:", "--:"])) |",
                        ]
                        + (0..<number(0...3)).map { _ in
                            "| \(pick(["", inline(1).replacing("\n", with: " ")])) | \(words()) |"
                        }
                case 4, 5: lines = inline(2).components(separatedBy: "\n")
                case 6: lines = blocks(depth - 1).map { "> " + $0 }
                default:
                    let mark = pick(["-", "+", "*", "1.", "7)", "123456789."])
                    let indent = String(repeating: " ", count: mark.count + 1)
                    lines =
                        (0..<number(1...3)).flatMap { _ in
                            blocks(depth - 1).enumerated().map { ($0 == 0 ? mark + " " : indent) + $1 }
                        } + ["", "between lists"]
                }
                return lines + [""]
            }
        }
    }

    private func check(_ markdown: String, _ seed: Int) throws {
        let text = try AttributedString(markdown: markdown)
        let written = write(text)
        let read = try AttributedString(markdown: written)
        let (wanted, found) = (runs(text), runs(read))
        guard wanted != found else { return }
        let place = zip(wanted, found).prefix { $0 == $1 }.count
        let parts = [wanted, found].map { $0.dropFirst(max(0, place - 1)).prefix(3).joined(separator: "\n") }
        Issue.record("seed \(seed): \(parts[0])\n— became —\n\(parts[1])\nin\n\(written)")
    }

    @Test("Text parsed from Markdown is the same after writing and parsing", arguments: 0..<8)
    func structure(part: Int) throws {
        for seed in part * 30..<(part + 1) * 30 {
            var source = Source(random: SystemSeeded(seed))
            try check(source.blocks(2).joined(separator: "\n"), seed)
        }
    }

    @Test("So is any random formatting", arguments: 0..<8)
    func noise(part: Int) throws {
        for seed in part * 80..<(part + 1) * 80 {
            var source = Source(random: SystemSeeded(seed))
            let length = source.number(1...14)
            try check(source.noise(length), seed)
        }
    }

    @Test("Long texts take linear time")
    func long() throws {
        var text = AttributedString()
        for index in 0..<10_000 {
            var run = AttributedString("word *\(index)* ")
            run.inlinePresentationIntent = InlinePresentationIntent(
                rawValue: UInt(index % 8) | UInt(index % 3 == 0 ? 32 : 0))
            text += run
        }
        let clock = ContinuousClock()
        let time = clock.measure { _ = write(text) }
        #expect(time < .seconds(10))
    }
}

/// Random numbers that a seed repeats.
private struct SystemSeeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
