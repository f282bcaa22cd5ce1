@testable import pica_strings

/// A test of Swift Testing, or a page of the gallery.
struct Example: Sendable {
    /// Short, and enough to find it.
    var name: String
    /// The names it uses itself.
    var mentions: Set<Int>
    /// The names that its helpers use.
    var helperMentions: Set<Int> = []
}

extension Example {
    /// The tests of a file.
    static func tests(_ declarations: [SourceDeclaration], _ api: PublicAPI) -> [Example] {
        var tests: [(suite: String, declaration: SourceDeclaration)] = []
        var helpers: [String: [SourceDeclaration]] = [:]
        func sort(_ declarations: [SourceDeclaration], in suite: String) {
            for declaration in declarations {
                if declaration.attributes.contains("Test") {
                    tests.append((suite, declaration))
                } else if declaration.isType, declaration.containsTests {
                    sort(declaration.members, in: declaration.name)
                } else {
                    helpers[declaration.name, default: []].append(declaration)
                }
            }
        }
        sort(declarations, in: "")
        let functions = helpers.mapValues {
            $0.map { PublicDeclaration.Form(parameters: $0.parameters, type: $0.types.first) }
        }
        let mentions = helpers.mapValues {
            $0.map { MentionReader.mentions(in: $0.tokens, api, functions: functions) }
        }
        return tests.map { suite, test in
            var example = Example(
                name: suite + "." + test.name,
                mentions: MentionReader.mentions(in: test.tokens, api, functions: functions))
            var open = [test]
            var seen: Set<String> = []
            while let next = open.popLast() {
                for name in next.words where helpers[name] != nil && seen.insert(name).inserted {
                    open += helpers[name] ?? []
                    for named in mentions[name] ?? [] { example.helperMentions.formUnion(named) }
                }
            }
            return example
        }
    }
}

extension SourceDeclaration {
    fileprivate var containsTests: Bool {
        members.contains { $0.attributes.contains("Test") || $0.isType && $0.containsTests }
    }

    /// All the names in it.
    fileprivate var words: Set<String> {
        var words: Set<String> = []
        func add(_ tokens: some Sequence<SwiftToken>) {
            for token in tokens {
                switch token {
                case .word(let word): words.insert(word)
                case .string(let string):
                    for case .interpolation(let inner) in string.segments { add(inner) }
                default: break
                }
            }
        }
        add(tokens)
        return words
    }
}
