import Testing

@testable import pica_strings

@Suite("Texts to be translated are found in Swift sources") struct KeyExtractorTests {
    private func found(_ source: String) -> [FoundKey] {
        let tokens = SwiftLexer.tokens(of: source)
        var kinds = SourceKinds()
        kinds.read(tokens)
        var extractor = KeyExtractor(kinds: kinds)
        extractor.read(tokens)
        return extractor.keys
    }

    private func keys(_ source: String) -> [String] { found(source).map(\.key) }

    @Test("Literals that views and Foundation translate are keys")
    func literals() {
        #expect(
            keys(#"Text("Hello"); Button("Save") {}; Label("Open", systemImage: "folder")"#) == [
                "Hello", "Save", "Open",
            ])
        #expect(
            keys(#"String(localized: "a"); AttributedString(localized: "b"); LocalizedStringKey("c")"#) == [
                "a", "b", "c",
            ])
        #expect(
            keys(#"view.navigationTitle("Title").accessibilityLabel("Label").help("Help")"#) == [
                "Title", "Label", "Help",
            ])
        #expect(keys(#"Text(isOn ? "On" : "Off")"#) == ["On", "Off"])
        #expect(
            keys(#"let a: LocalizedStringKey = "one"; var b: [LocalizedStringResource] = ["two", "three"]"#)
                == ["one", "two", "three"])
    }

    @Test("Other literals are not")
    func others() {
        #expect(
            keys(
                #"Text(verbatim: "a"); print("b"); String("c"); Text(name); let d: String = "d"; Text("12 %")"#
            ) == [])
        #expect(keys("// Text(\"a\")\n/* Text(\"b\") /* c */ Text(\"d\") */ let r = /Text(\"e\")/") == [])
    }

    @Test("An app's own types and functions that take keys count")
    func own() {
        #expect(
            keys(
                #"struct Row { let title: LocalizedStringKey; let id: String }; Row(title: "Title", id: "id")"#
            ) == ["Title"])
        #expect(
            keys(#"struct Card { init(_ t: LocalizedStringResource, x: Int) {} }; Card("Card", x: 1)"#) == [
                "Card"
            ])
        #expect(keys(#"func show(_ n: Int, note: LocalizedStringKey) {}; show(1, note: "Note")"#) == ["Note"])
    }

    @Test("A literal can start with a combining mark that joins the quotation mark")
    func joiningMarks() {
        #expect(keys("Text(\"\u{1F3FB} skin\"); Text(\"\u{301}\u{1F3FB}\"); Text(\"c\")").last == "c")
        #expect(keys("Text(\"\u{1F3FB} skin\")") == ["\u{1F3FB} skin"])
    }

    @Test("The table, comment and default value are extracted")
    func details() {
        let key = found(
            #"String(localized: "KEY", defaultValue: "Value \(3) %", table: "T", comment: "Why")"#
        ).first
        #expect(
            key
                == FoundKey(
                    segments: [("KEY", false)], table: "T", comment: "Why", defaultValue: "Value %lld %%",
                    line: 1))
    }

    @Test(
        "Values get the specifier that the source determines",
        arguments: [
            (#"Text("a \(3) \(1.5) \("x") \(-2)")"#, "a %lld %lf %@ %lld"),
            (#"let n = 1; var d: Double; Text("a \(n) \(self.d)")"#, "a %lld %lf"),
            (#"@State private var n = 0; Text("a \(n)")"#, "a %lld"),
            (#"func f(count: Int32) { Text("a \(count)") }"#, "a %d"),
            (#"for i in 0..<n { Text("a \(i)") }"#, "a %lld"),
            (#"Text("a \(items.count)")"#, "a %lld"),
            (#"Text("a \(Int(x)) \(UInt8(y)) \(z as Float) \(String(w))")"#, "a %lld %u %f %@"),
            (
                #"Text("a \(x, specifier: "%.2f") \(d, format: .dateTime) \(Text("b").bold())")"#,
                "a %.2f %@ %@"
            ),
            (#"Text("a 100 % \(x /* %lld */)")"#, "a 100 %% %lld"),
        ])
    func specifiers(source: String, key: String) throws {
        let first = try #require(found(source).first { $0.key != "b" })
        #expect(first.key == key)
        #expect(!first.isGuess)
    }

    @Test("A value of unknown type counts as text, and is reported as a guess")
    func guesses() throws {
        let source = #"var n = 1; var n = "x"; Text("a \(n) \(model.title) \(f(x)) \(a + b)")"#
        let key = try #require(found(source).first)
        #expect(key.key == "a %@ %@ %@ %@")
        #expect(key.segments.filter(\.isGuess).count == 4)
    }

    @Test("Literals are parsed as Swift parses them")
    func escapes() {
        #expect(
            keys(##"Text("\"q\" \n \u{e9} 😀"); Text(#"raw \n "x" \#(1)"#)"##) == [
                "\"q\" \n é 😀", "raw \\n \"x\" %lld",
            ])
        let long = "Text(\"\"\"\n    Two \\\n    lines\n      and \"three\" \\(1)\n    end\n    \"\"\")"
        #expect(keys(long) == ["Two lines\n  and \"three\" %lld\nend"])
        #expect(keys(#"Text("a \(Text("b \(1)")) c")"#).sorted() == ["a %@ c", "b %lld"])
    }

    @Test(
        "Source truncated anywhere is parsed as far as possible",
        arguments: [
            #"struct A { let t: LocalizedStringKey; Text("a \(f("b", x: [1: 2])) /* c */", comment: """ x "#
        ])
    func cut(source: String) {
        for length in 0...source.count { _ = found(String(source.prefix(length))) }
        _ = found(String(repeating: #"Text("\("#, count: 2_000))
    }
}
