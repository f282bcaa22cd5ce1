import Foundation
import Testing

@testable import pica_strings

/// Whether public declarations are shown, and `docs/declarations.md` says by what.
@Suite struct CoverageTests {
    @Test("docs/declarations.md matches the sources")
    func page() async throws {
        let page = try await DeclarationsPage(Repository.read.value).text
        let file = Repository.root.appendingPathComponent(DeclarationsPage.path)
        if ProcessInfo.processInfo.environment["PICA_RECORD_COVERAGE"] == "1" {
            try page.write(to: file, atomically: true, encoding: .utf8)
        }
        let old = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
        let new = Set(page.split(separator: "\n"))
        let changes =
            new.subtracting(old).sorted().map { "+ " + $0 } + old.subtracting(new).sorted().map { "- " + $0 }
        #expect(
            changes.isEmpty,
            """
            \(DeclarationsPage.path) is out of date. `make coverage` writes it anew, and so does
            PICA_RECORD_COVERAGE=1 swift test --filter CoverageTests
            \(changes.prefix(20).joined(separator: "\n"))
            """)
    }

    @Test("A test names each declaration that shows text")
    func display() async throws {
        let repository = try await Repository.read.value
        let page = DeclarationsPage(repository)
        let untested = repository.api.declarations.indices
            .filter { repository.api.declarations[$0].isDisplay && page.test(of: $0) == nil }
            .map { repository.api.declarations[$0].title }
        #expect(untested.isEmpty, "No test names these; write some that fail when they do nothing.")
    }

    // MARK: - What counts as naming

    private func api(_ source: String) -> PublicAPI {
        PublicAPI([("a.swift", DeclarationReader.declarations(of: SwiftLexer.tokens(of: source)))])
    }

    private func named(_ code: String, in api: PublicAPI) -> [String] {
        let tokens = SwiftLexer.tokens(of: code)
        return MentionReader.mentions(in: tokens[...], api).map { api.declarations[$0].title }.sorted()
    }

    @Test("Public declarations are found, under their documentation names")
    func declarations() {
        let api = api(
            """
            public protocol View { var body: Int { get }; func ask(_ a: Int) }
            public struct Text: View {
                public init(_ words: String, in table: String? = nil) {}
                public static func + (a: Text, b: Text) -> Text { a }
                public var body: Int { 0 }
                public func ask(_ a: Int) {}
                public enum Case: Hashable { case upper, lower(by: Int) }
                var hidden = 1
                package func alsoHidden() {}
                public func _hidden() {}
            }
            extension View { public func bold<S: Style>(_ style: S, isOn: Bool = true) -> some View { self } }
            struct Hidden { public var seen = 1 }
            public func change(_ body: () -> Void) {}
            """)
        #expect(
            api.declarations.map(\.title) == [
                "View", "View.ask(_:)", "Text", "Text.init(_:in:)", "Text.+(_:_:)", "Text.Case",
                "Text.Case.upper", "Text.Case.lower(by:)", "View.bold(_:isOn:)", "change(_:)",
            ])
    }

    @Test("Calls are distinguished by labels, default arguments and closures")
    func calls() {
        let api = api(
            """
            public struct Text { public init(_ words: String, in table: String? = nil) {} }
            public struct Box { public init(side: Int = 0, content: () -> Text, label: () -> Text) {} }
            extension Box { public func limit(_ n: Int) {}; public func limit(_ n: Int, room: Bool) {} }
            """)
        #expect(named(#"Text("a")"#, in: api) == ["Text", "Text.init(_:in:)"])
        #expect(named(#"Text(verbatim: "a")"#, in: api) == ["Text"])
        #expect(
            named(#"Box { Text("a", in: "b") } label: { x }"#, in: api) == [
                "Box", "Box.init(side:content:label:)", "Text", "Text.init(_:in:)",
            ])
        #expect(named("box.limit(1)", in: api) == ["Box.limit(_:)"])
        #expect(named("box.limit(1, room: true)", in: api) == ["Box.limit(_:room:)"])
        #expect(named("box.limit", in: api) == [])
    }

    @Test("A text's own modifier is distinguished from the one of all views")
    func twins() {
        let api = api(
            """
            public protocol View {}
            public struct Text { public init(_ words: String) {}; public func bold() -> Text { self } }
            extension View {
                public func bold(_ isActive: Bool = true) -> some View { self }
                public func padding() -> some View { self }
            }
            """)
        func bold(_ code: String) -> [String] { named(code, in: api).filter { $0.contains("bold") } }
        #expect(bold(#"Text("a").bold()"#) == ["Text.bold()"])
        #expect(bold(#"Text("a").padding().bold()"#) == ["View.bold(_:)"])
        #expect(bold(#"Stack { Text("a") }.bold()"#) == ["View.bold(_:)"])
        #expect(bold(#"let a = Text("a"); a.bold()"#) == ["Text.bold()"])
    }

    @Test("An implicit member belongs to the expected type")
    func implied() {
        let api = api(
            """
            public enum Side { case leading, trailing }
            public enum Edge { case leading, top }
            public struct EnvironmentValues { public var side: Side }
            public struct Box { public init(_ side: Side) {}; public func line(_ edge: Edge = .top) {} }
            """)
        func cases(_ code: String) -> [String] {
            named(code, in: api).filter { $0.contains("ing") || $0.contains("top") }
        }
        #expect(cases("Box(.leading)") == ["Side.leading"])
        #expect(cases("x.line(.leading)") == ["Edge.leading"])
        #expect(cases("x.set(\\.side, .leading)") == ["Side.leading"])
        #expect(cases("[Side.trailing, .leading]") == ["Side.leading", "Side.trailing"])
        #expect(cases("let edge: Edge = .leading") == ["Edge.leading"])
        #expect(cases("x == .top") == ["Edge.top"], "only one type has it")
        #expect(cases("x == .leading") == [], "and here two do")
        #expect(named("\\.side", in: api) == ["EnvironmentValues.side"])
    }

    @Test("Names used by a test's helpers are separate from its own")
    func helpers() {
        let api = api("public struct Text { public init() {} }; public struct Image { public init() {} }")
        let source = """
            private struct Row { var body: Int { Image() } }
            @Suite struct ImageTests {
                private func row() -> Row { Row() }
                @Test("One") func one() { Text() }
                @Test("Two") func two() { row() }
            }
            """
        let tests = Example.tests(DeclarationReader.declarations(of: SwiftLexer.tokens(of: source)), api)
        func titles(_ mentions: Set<Int>) -> [String] { mentions.map { api.declarations[$0].title }.sorted() }
        #expect(tests.map(\.name) == ["ImageTests.one", "ImageTests.two"])
        #expect(tests.map { titles($0.mentions) } == [["Text", "Text.init()"], []])
        #expect(tests.map { titles($0.helperMentions) } == [[], ["Image", "Image.init()"]])
    }
}
