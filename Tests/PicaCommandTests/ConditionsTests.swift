import PicaExpansions
import Testing

@testable import pica

/// Which parts of a file count on Linux.
struct ConditionsTests {
    private func words(_ source: String) -> String {
        let text = SourceText(source)
        return Conditions(modules: ["SwiftUI", "AppKit"]).activeRanges(of: text)
            .flatMap { $0 }.compactMap { text.word(at: $0) }.joined(separator: " ")
    }

    @Test(
        "A condition is evaluated as the compiler does",
        arguments: [
            ("os(Linux)", true), ("os(iOS)", false), ("!os(iOS)", true), ("canImport(AppKit)", true),
            ("canImport(Charts)", false), ("os(iOS) || os(Linux)", true),
            ("os(Linux) && canImport(Charts)", false),
            ("os(iOS) && DEBUG", false), ("os(Linux) || DEBUG", true), ("!(os(iOS) || os(macOS))", true),
            ("swift(>=5.9)", true),
            ("targetEnvironment(simulator)", false), ("FLAG", false), ("true", true), ("", false),
        ])
    func conditions(condition: String, holds: Bool) {
        #expect(words("#if \(condition)\nyes\n#else\nno\n#endif") == (holds ? "yes" : "no"))
    }

    @Test("One branch of a block counts, and blocks stand inside each other")
    func blocks() {
        #expect(
            words("#if os(iOS)\na\n#elseif canImport(SwiftUI)\nb\n#elseif os(Linux)\nc\n#else\nd\n#endif\ne")
                == "b e")
        #expect(words("#if os(iOS)\n#if os(Linux)\na\n#endif\nb\n#endif\nc") == "c")
        #expect(words("#if os(Linux)\n#if os(iOS)\na\n#else\nb\n#endif\nc\n#endif") == "b c")
    }

    @Test("Both branches for debug and release builds count")
    func debug() {
        #expect(words("#if DEBUG\na\n#else\nb\n#endif") == "a b")
        #expect(words("#if !DEBUG && os(Linux)\na\n#elseif os(Linux)\nb\n#else\nc\n#endif") == "a b")
    }

    @Test("A block for other systems that leaves nothing is named")
    func skipped() {
        func skipped(_ source: String) -> Int {
            Conditions(modules: []).parts(of: SourceText(source)).skipped.count
        }
        #expect(skipped("#if os(iOS)\na\n#elseif os(macOS)\nb\n#endif") == 1)
        #expect(skipped("#if os(iOS)\na\n#else\nb\n#endif") == 0)
        #expect(skipped("#if os(iOS)\n#if os(macOS)\na\n#endif\n#endif") == 1)
        #expect(skipped("#if FLAG\na\n#endif") == 0)
    }

    @Test("Blocks that do not end, or end twice, are no trap")
    func broken() {
        #expect(words("#endif\na\n#else\nb\n#if os(iOS)\nc") == "a b")
        let deep = String(repeating: "(", count: 10_000) + String(repeating: "!", count: 10_000)
        #expect(words("#if \(deep)\na\n#endif\nb").hasSuffix("b"))
    }
}
