import Foundation
import Testing

@testable import PicaExpansions

/// The answers to the compiler, whatever it sends.
struct PluginTests {
    private func answer(_ message: String) throws -> [String: Any] {
        let data = PluginAnswer.to(Data(message.utf8))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("It reports its protocol version")
    func capability() throws {
        let result = try answer("{\"getCapability\":{}}")["getCapabilityResult"] as? [String: Any]
        #expect((result?["capability"] as? [String: Int])?["protocolVersion"] == 7)
    }

    @Test("It expands known macros, and diagnoses others at their position")
    func expansions() throws {
        let good =
            try answer(
                """
                {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"declaration",
                "discriminator":"x","syntax":{"source":"#Preview { A() }","location":{"fileID":"A/B.swift",
                "fileName":"/B.swift","offset":3,"line":1,"column":1}}}}
                """)["expandMacroResult"] as? [String: Any]
        #expect((good?["expandedSource"] as? String)?.contains("PicaViews.Preview{ A() }") == true)
        let construction =
            try answer(
                """
                {"expandFreestandingMacro":{"macro":{"typeName":"ConstructionMacro"},"macroRole":"expression",
                "discriminator":"x","syntax":{"source":"#_construction"}}}
                """)["expandMacroResult"] as? [String: Any]
        #expect(construction?["expandedSource"] as? String == ".init()")
        let bad =
            try answer(
                """
                {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer",
                "declSyntax":{"source":"var x"},"attributeSyntax":{"source":"@Entry","location":{"fileName":"/B.swift",
                "offset":9}}}}
                """)["expandMacroResult"] as? [String: Any]
        #expect(bad?["expandedSource"] is NSNull)
        let diagnostic = (bad?["diagnostics"] as? [[String: Any]])?.first
        #expect(diagnostic?["severity"] as? String == "error")
        #expect((diagnostic?["position"] as? [String: Any])?["offset"] as? Int == 9)
    }

    @Test("Invalid messages are answered, too")
    func nonsense() throws {
        let nothing = [
            "", "{", "[]", "null", "{}", "{\"expandAttachedMacro\":1}", "{\"expandFreestandingMacro\":{}}",
            "{\"expandFreestandingMacro\":{\"macro\":{\"name\":\"Other\"}}}", "{\"loadPluginLibrary\":{}}",
            String(repeating: "[", count: 100_000),
        ]
        for message in nothing {
            let result = try answer(message)["expandMacroResult"] as? [String: Any]
            #expect((result?["diagnostics"] as? [Any])?.count == 1, "\(message.prefix(40))")
        }
    }

    @Test("Messages are length-prefixed; a truncated one ends the program")
    func streams() throws {
        let (first, second) = (Data("first".utf8), Data(repeating: 7, count: 200_000))
        let pipe = Pipe()
        let reading = pipe.fileHandleForReading.fileDescriptor
        let writing = pipe.fileHandleForWriting.fileDescriptor
        Thread.detachNewThread {
            for message in [first, second, Data()] { _ = PluginStream.write(message, to: writing) }
            // A message of which only the beginning comes.
            pipe.fileHandleForWriting.write(Data([9, 0, 0, 0, 0, 0, 0, 0, 1, 2]))
            try? pipe.fileHandleForWriting.close()
        }
        #expect(PluginStream.read(from: reading) == first)
        #expect(PluginStream.read(from: reading) == second)
        #expect(PluginStream.read(from: reading) == Data())
        #expect(PluginStream.read(from: reading) == nil)
        let other = Pipe()
        other.fileHandleForWriting.write(Data(repeating: 0xFF, count: 100))
        #expect(PluginStream.read(from: other.fileHandleForReading.fileDescriptor) == nil)
        #expect(!PluginStream.write(first, to: -1))
    }

    @Test("No broken source crashes the program")
    func hostileSource() throws {
        let seeds = [
            "@Entry public private(set) var width: Dictionary<String, (Int) -> Void> = [:] { didSet { } }",
            "@Animatable public struct Wedge<A>: Shape { @AnimatableIgnored var a: B = \"\"\"\n x \\(y(\"z\")) \"\"\"\n var x, y: Double = 1 /* /* */ */ }",
            "#Preview(\"a\\\"b\", traits: .fixedLayout(width: 1, height: 2)) { @Previewable @State var x = #\"a\"#; Text(x) }",
            "`a`.b<c->d>?!@@ (((( [[[ {{{ \"\"\" #\"# \\( // \n",
        ]
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &random)
        var generator = Repeatable(state: seed)
        for _ in 0..<4000 {
            var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...6, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 2:
                    bytes.insert(
                        contentsOf: Array("(){}[]\"#\\@,:=<>`".utf8).shuffled(using: &generator).prefix(3),
                        at: place)
                default: bytes.removeLast(bytes.count - place)
                }
            }
            let source = String(decoding: bytes, as: UTF8.self)
            for (macro, role) in [
                ("EntryMacro", "peer"), ("AnimatableMacro", "extension"), ("PreviewMacro", "declaration"),
            ] {
                let use = try use(macro, role: role, source, in: [source])
                _ = try? use.expanded()
            }
            let text = SourceText(source)
            #expect(text.tokens.allSatisfy { $0.range.upperBound <= source.utf8.count }, "seed \(seed)")
        }
        // Deep and long.
        for unit in ["(", "{", "\"\\(", "/*", "#", "`", "@a", "var x: A<"] {
            let source = String(repeating: unit, count: 20_000)
            _ = try? use("AnimatableMacro", role: "extension", "struct A {" + source).expanded()
            _ = try? use("PreviewMacro", "#Preview" + source).expanded()
        }
    }

    private struct Repeatable: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }
}
