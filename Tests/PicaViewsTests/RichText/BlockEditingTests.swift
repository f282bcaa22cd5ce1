import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Keys in the blocks of an edited text.
@MainActor @Suite struct BlockEditingTests {
    @MainActor @Observable final class Model {
        var text: AttributedString
        init(_ text: AttributedString) { self.text = text }

        /// The text as Markdown has it.
        var markdown: String { text.markdown().trimmingCharacters(in: .newlines) }
    }

    /// An editor with the caret at the end of a word.
    private func editor(_ markdown: String, after word: String) throws -> (app: TestHost, model: Model) {
        let text = try AttributedString(markdown: markdown).separatingBlocks()
        let model = Model(text)
        let app = try mount(width: 400, height: 400) { TextEditor(text: Bindable(model).text) }
        app.press(.tab)
        app.press(.home, .control)
        let range = try #require(text.range(of: word))
        for _ in 0..<text.characters.distance(from: text.startIndex, to: range.upperBound) {
            app.press(.right)
        }
        return (app, model)
    }

    @Test(
        "Return continues a list, renumbers later items, and is one undo step",
        arguments: [
            ("- a\n- b", "a", "- a\n- x\n- b"), ("1. a\n2. b\n3. c", "a", "1. a\n2. x\n3. b\n4. c"),
            ("1. a\n2. b", "b", "1. a\n2. b\n3. x"), ("5) a\n6) b", "a", "5) a\n6) x\n7) b"),
            ("1. a\n\n2. b\n\n   - c\n\n3. d", "a", "1. a\n\n2. x\n\n3. b\n\n   - c\n\n4. d"),
            ("1. a\n\n2. b\n\n   - c\n\n3. d", "c", "1. a\n\n2. b\n\n   - c\n   - x\n\n3. d"),
        ])
    func items(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("Nested content of an item goes with the part behind Return")
    func partedWithInner() throws {
        let (app, model) = try editor("1. one two\n\n   - x\n\n2. b", after: "one")
        app.press(.return)
        app.press(.deleteForward)
        #expect(model.markdown == "1. one\n\n2. two\n\n   - x\n\n3. b")
    }

    @Test("Return in an item splits it")
    func parted() throws {
        let (app, model) = try editor("1. one two\n2. b", after: "one")
        app.press(.return)
        app.press(.deleteForward)
        #expect(model.markdown == "1. one\n2. two\n3. b")
    }

    @Test(
        "Return in an empty item ends the list, or the inner one",
        arguments: [
            ("- a", "a", "- a\n\nx"), ("1. a\n\n   - b", "b", "1. a\n\n   - b\n\n2. x"),
            ("> a", "a", "> a\n\nx"),
            ("1. a\n2. b", "a", "1. a\n\nx\n\n2. b"),
        ])
    func ends(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
    }

    @Test(
        "A paragraph follows a heading; a heading split in the middle becomes two",
        arguments: [("# one two", "two", "# one two\n\nx"), ("# one two", "one", "# one\n\n# x two")])
    func headings(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
    }

    @Test(
        "Tab at an item's start nests it with its content in the previous item; undo reverts it",
        arguments: [
            ("- a\n- b\n- c", "a", "- a\n\n  - b\n\n- c"),
            ("1. a\n2. b\n3. c", "a", "1. a\n\n   1. b\n\n2. c"),
            ("1. a\n\n   - b\n\n2. c\n3. d", "b", "1. a\n\n   - b\n   - c\n\n2. d"),
            ("- a\n- b\n\n  - c\n\n- d", "a", "- a\n\n  - b\n\n    - c\n\n- d"),
            ("5) a\n6) b\n7) c", "a", "5) a\n\n   1) b\n\n6) c"),
        ])
    func nesting(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        let original = model.text
        // To the next item's start.
        app.press(.right)
        app.press(.tab)
        #expect(model.markdown == after)
        app.press("z", .control)
        #expect(model.text == original)
    }

    @Test("The first item of a list has no item before it and stays")
    func firstItem() throws {
        let (app, model) = try editor("- a\n- b", after: "a")
        app.press(.left)
        app.press(.tab)
        #expect(model.markdown == "- a\n- b")
    }

    @Test(
        "Shift+Tab lifts an item to the outer list; following items become its own",
        arguments: [
            ("- a\n\n  - b\n\n- c", "b", "- a\n- b\n- c"),
            ("1. a\n\n   1. b\n\n2. c", "b", "1. a\n2. b\n3. c"),
            ("- a\n\n  - b\n  - c\n  - d\n\n- e", "c", "- a\n\n  - b\n\n- c\n\n  - d\n\n- e"),
            (
                "1. a\n\n   1. b\n\n      - x\n\n   2. c\n\n2. e", "b",
                "1. a\n\n2. b\n\n   - x\n   - c\n\n3. e"
            ),
        ])
    func lifting(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        let original = model.text
        app.press(.tab, .shift)
        #expect(model.markdown == after)
        app.press("z", .control)
        #expect(model.text == original)
    }

    @Test("Items selected together are nested and lifted together")
    func nestingTogether() throws {
        let (app, model) = try editor("- a\n- b\n- c\n- d", after: "a")
        app.press(.right)
        app.press(.down, .shift)
        app.press(.end, .shift)
        app.press(.tab)
        #expect(model.markdown == "- a\n\n  - b\n  - c\n\n- d")
        app.press(.tab, .shift)
        #expect(model.markdown == "- a\n- b\n- c\n- d")
    }

    @Test("A new item can be nested before it has text, also at the text's end")
    func nestingEmpty() throws {
        let (app, model) = try editor("1. a", after: "a")
        app.press(.return)
        app.press(.tab)
        app.type("b")
        app.press(.return)
        app.press(.tab, .shift)
        app.type("c")
        #expect(model.markdown == "1. a\n\n   1. b\n\n2. c")
    }

    @Test("Inside text Tab inserts a tab; outside lists Shift+Tab leaves the editor")
    func tabs() throws {
        let model = Model(try AttributedString(markdown: "- ab"))
        let app = try mount(width: 400, height: 400) {
            VStack {
                Button("Before") {}
                TextEditor(text: Bindable(model).text)
            }
        }
        app.press(.tab)
        app.press(.tab)
        app.press(.home, .control)
        app.press(.right)
        app.press(.tab)
        #expect(String(model.text.characters) == "a\tb")
        app.press(.tab, .shift)
        #expect(app.focused?.label == "Before")
    }

    @Test("After any nesting and lifting, every list and item is in one piece and numbered")
    func randomNesting() throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            let items = (1...12).map { "\($0). item" }.joined(separator: "\n")
            let (app, model) = try editor(items, after: "item")
            for step in 0..<60 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: app.press(.down)
                case 1: app.press(.up)
                case 2: app.press(.down, .shift)
                case 3:
                    // In an empty item Return leaves the list.
                    app.type("x")
                    app.press(.return)
                case 4, 5:
                    app.press(.home)
                    app.press(.tab)
                case 6: app.press(.tab, .shift)
                default: app.press("z", .control)
                }
                // Outside lists Shift+Tab leaves the editor.
                if app.focused == nil { app.press(.tab) }
                let problem = model.text.brokenList
                #expect(problem == nil, "seed \(seed), step \(step): \(problem ?? "")")
                if problem != nil { return }
            }
        }
    }

    @Test("A list pasted next to a similar one stays separate")
    func pastedLists() throws {
        let (app, model) = try editor("1. a\n2. b\n\nend", after: "end")
        app.press(.home, .control)
        app.press(.down, .shift)
        app.press(.down, .shift)
        app.press("c", .control)
        app.press(.end, .control)
        app.press(.return)
        app.press("v", .control)
        let lists = model.text.runs.compactMap { run in
            run.presentationIntent?.components.last { $0.kind == .orderedList }?.identity
        }
        #expect(Set(lists).count == 2, "\(model.markdown)")
        #expect(model.markdown.hasPrefix("1. a\n2. b\n\nend"))
    }

    @Test(
        "Items pasted into a list of their kind join it, and the following ones are renumbered",
        arguments: [
            ("1. a\n2. b\n3. c", "b", "1. a\n2. ba\n3. b\n4. c"),
            ("1. a\n2. b\n\nend\n\n5. x\n6. y", "x", "1. a\n2. b\n\nend\n\n5. xa\n6. b\n7. y"),
            ("- a\n- b", "b", "- a\n- ba\n- b"),
        ])
    func pastedItems(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.home, .control)
        // Up to the second item's end.
        app.press(.down, .shift)
        app.press(.end, .shift)
        app.press("c", .control)
        app.press(.home, .control)
        let text = String(model.text.characters)
        let end = try #require(text.range(of: word)).upperBound
        for _ in 0..<text.distance(from: text.startIndex, to: end) { app.press(.right) }
        app.press("v", .control)
        #expect(model.markdown == after)
        #expect(model.text.brokenList == nil)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("Items pasted into a list of another kind form their own list")
    func pastedIntoAnotherKind() throws {
        let (app, model) = try editor("1. a\n2. b\n\n- c\n- d", after: "c")
        app.press(.home, .control)
        app.press(.down, .shift)
        app.press(.end, .shift)
        app.press("c", .control)
        app.press(.end, .control)
        app.press(.return)
        app.press("v", .control)
        let kinds = model.text.runs.compactMap { $0.presentationIntent?.components.last }
        #expect(Set(kinds).count == 3, "\(model.markdown)")
    }

    @Test(
        "A word pasted from another block takes the block of its line",
        arguments: [
            ("# one\n\n- two", "one", "# onetwo\n\n- two"), ("one\n\n- two", "one", "onetwo\n\n- two"),
        ])
    func pastedWord(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.end, .control)
        app.press(.home, .shift)
        app.press("c", .control)
        app.press(.home, .control)
        app.press(.end)
        app.press("v", .control)
        #expect(model.markdown == after)
    }

    @Test(
        "Items are renumbered when previous ones are deleted, even the first",
        arguments: [
            ("1. a\n2. b\n3. c\n4. d", "a", 2, "1. a\n2. d"), ("5. a\n6. b\n7. c", "a", 1, "5. a\n6. c"),
            ("x\n\n3. a\n4. b\n5. c", "x", 2, "x\n\n3. c"),
        ])
    func deletedItems(before: String, word: String, lines: Int, after: String) throws {
        let (app, model) = try editor(before, after: word)
        for _ in 0..<lines { app.press(.down, .shift) }
        app.press(.end, .shift)
        app.press(.deleteForward)
        #expect(model.markdown == after)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("Delete at a block's end joins the next one")
    func deletedLineEnd() throws {
        let (app, model) = try editor("# one\n\n- two\n- three", after: "one")
        app.press(.deleteForward)
        #expect(model.markdown == "# onetwo\n\n- three")
        app.press("z", .control)
        #expect(model.markdown == "# one\n\n- two\n- three")
    }

    @Test("Code continues over empty lines, and ends when its last line is left empty")
    func code() throws {
        let (app, model) = try editor("```\na\nb\n```", after: "a")
        app.press(.return)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == "```\na\n\nx\nb\n```")
    }

    @Test(
        "Backspace at a block's start makes it a paragraph; another joins it with the previous one",
        arguments: [
            ("a\n\n- b\n- c", "a", "a\n\nb\n\n- c"), ("a\n\n# b", "a", "a\n\nb"), ("a\n\n> b", "a", "a\n\nb"),
        ])
    func backspace(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.right)
        app.press(.delete)
        #expect(model.markdown == after)
        app.press(.delete)
        #expect(String(model.text.characters).hasPrefix("ab"))
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("Words in a heading have the heading's size, bold or not")
    func boldInHeading() throws {
        let (app, model) = try editor("# one", after: "one")
        app.press("a", .control)
        app.press("b", .control)
        let fonts = EnvironmentValues().fontResolutionContext
        #expect(model.text.runs.first?.font?.resolve(in: fonts).isBold == false)
        #expect(model.text.runs.first?.font?.resolve(in: fonts).pointSize == 34)
        app.press("b", .control)
        #expect(model.text.runs.first?.font == nil)
    }

    @Test("Text typed without blocks stays without")
    func plain() throws {
        let model = Model("a")
        let app = try mount(width: 400, height: 400) { TextEditor(text: Bindable(model).text) }
        app.press(.tab)
        app.press(.end)
        app.press(.return)
        app.press(.return)
        app.press(.delete)
        app.type("b")
        #expect(model.text == "a\nb")
    }
}

extension AttributedString {
    /// The faults in the text's lists: a block in two places, or items out of sequence.
    fileprivate var brokenList: String? {
        var seen: Set<Int> = []
        var last: [PresentationIntent.IntentType] = []
        var numbers: [Int: (item: Int, number: Int)] = [:]
        for (intent, _) in runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] {
            let types = (intent?.components ?? []).filter { $0.kind != .paragraph }
            for type in types where !last.contains(where: { $0.identity == type.identity }) {
                if !seen.insert(type.identity).inserted { return "\(type) is in two places" }
            }
            for (item, list) in zip(types, types.dropFirst()) {
                guard case .listItem(let number) = item.kind else { continue }
                if let before = numbers[list.identity], before.item != item.identity,
                    number != before.number + 1
                {
                    return "\(number) follows \(before.number)"
                }
                numbers[list.identity] = (item.identity, number)
            }
            last = types
        }
        return nil
    }
}
