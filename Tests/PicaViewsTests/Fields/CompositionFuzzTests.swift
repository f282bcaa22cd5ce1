import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Random input method events in fields, among other actions of the user and the app.
@MainActor @Suite struct CompositionFuzzTests {
    enum Kind: String, CaseIterable, Sendable { case line, secret, editor }

    @MainActor @Observable fileprivate final class Page {
        var text = ""
        var selection: TextSelection?
    }

    private struct Form: View {
        @Bindable var page: Page
        let kind: Kind
        @State private var other = ""

        var body: some View {
            switch kind {
            case .line: TextField("Text", text: $page.text, selection: $page.selection)
            case .secret: SecureField("Text", text: $page.text)
            case .editor: TextEditor(text: $page.text, selection: $page.selection).frame(height: 80)
            }
            TextField("Other", text: $other)
        }
    }

    /// A field under test, and the user's actions in it.
    @MainActor private struct Episode {
        let page = Page()
        let kind: Kind
        let app: TestHost
        private let field: TestElement
        private let other: TestElement
        var random: SeededRandom
        private(set) var log: [String] = []

        init(_ kind: Kind, seed: UInt64) throws {
            self.kind = kind
            random = SeededRandom(seed: seed)
            let page = page
            let start = RandomTyping.text(&random)
            page.text = kind == .editor ? start : Self.onOneLine(start)
            app = try mount(width: 200, height: 160) { VStack { Form(page: page, kind: kind) } }
            let fields = app.all().filter { [.textField, .secureField, .textEditor].contains($0.role) }
            field = try #require(fields.first)
            other = try #require(fields.last)
            try field.click()
        }

        mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

        private mutating func note(_ what: String) { log.append(what) }

        /// The selection, in UTF-8 offsets; a secure field does not report it.
        private var selected: Range<Int>? {
            guard case .selection(let range) = page.selection?.indices else { return nil }
            let utf8 = page.text.utf8
            return utf8.distance(
                from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(
                    from: utf8.startIndex, to: range.upperBound)
        }

        /// Selects all of a secure field, or nothing at its end, because it does not report its selection.
        private mutating func selectSecret() -> Range<Int> {
            app.press("a", .control)
            let end = page.text.utf8.count
            if number(2) == 0 { return 0..<end }
            app.press(.end)
            return end..<end
        }

        /// The text with the selection replaced by typed text.
        private func typing(_ new: String, over range: Range<Int>, of text: String) -> String {
            let line = kind == .editor ? new : Self.onOneLine(new)
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(range, with: line.utf8)
            return String(decoding: bytes, as: UTF8.self)
        }

        private static func onOneLine(_ text: String) -> String {
            String(text.map { $0.isNewline ? " " : $0 })
        }

        /// One composition from start to end, and the faults found.
        mutating func compose() -> String? {
            let before = page.text
            guard let range = kind == .secret ? selectSecret() : selected else {
                return "nothing is selected"
            }
            var last = ""
            for _ in 0...number(3) {
                last = RandomTyping.text(&random)
                let clause = RandomTyping.clause(of: last, &random)
                note("compose \(last.debugDescription) \(clause.map(String.init(describing:)) ?? "nil")")
                app.compose(last, selection: clause)
            }
            if number(8) == 0 { return change() }
            switch number(8) {
            case 0, 1:
                note("cancel")
                app.compose("")
                guard page.text == before else { return "\(page.text.debugDescription) after cancelling" }
                guard kind == .secret || selected == range else {
                    return "another selection after cancelling"
                }
                return nil
            case 2, 3, 4:
                let text = RandomTyping.text(&random)
                note("commit \(text.debugDescription)")
                app.commit(text)
                if text.isEmpty { last = "" } else { last = text }
                return ended(with: last, over: range, of: before)
            case 5:
                note("lose the window's focus")
                app.setWindowFocused(false)
                app.setWindowFocused(true)
            case 6:
                note("click")
                if number(2) == 0 {
                    app.click(at: field.point(.center), count: 1 + number(3))
                } else {
                    app.click(at: other.point(.center))
                    app.click(at: field.point(.leading))
                }
            default:
                note("press a key")
                app.press([.left, .right, .home, .end].randomElement(using: &random) ?? .left)
            }
            return ended(with: kind == .secret ? "" : last, over: range, of: before)
        }

        private func ended(with text: String, over range: Range<Int>, of before: String) -> String? {
            let expected = text.isEmpty ? before : typing(text, over: range, of: before)
            return page.text == expected
                ? nil : "\(page.text.debugDescription) where \(expected.debugDescription) was typed"
        }

        /// The app sets the text while something is composed.
        private mutating func change() -> String? {
            let text = typing("\(log.count)" + RandomTyping.text(&random), over: 0..<0, of: "")
            note("the app sets \(text.debugDescription)")
            page.text = text
            app.update()
            guard page.text == text else { return "\(page.text.debugDescription) is not what the app set" }
            app.compose("")
            return page.text == text ? nil : "\(page.text.debugDescription), which is not what the app set"
        }

        /// Anything but composing.
        mutating func act() {
            let keys: [TestHost.Key] = [.left, .right, .home, .end, .delete, .deleteForward, .up, .down]
            switch number(12) {
            case 0, 1: app.type("x y")
            case 2: app.press(keys.randomElement(using: &random) ?? .left)
            case 3, 4: app.press(keys.randomElement(using: &random) ?? .left, [.shift])
            case 5: app.press(keys.randomElement(using: &random) ?? .left, [.shift, .control])
            case 6: app.press("a", .control)
            case 7: app.press("z", .control)
            case 8: app.press("z", [.control, .shift])
            case 9:
                app.clipboard = RandomTyping.text(&random)
                app.press("v", .control)
            case 10: app.advance(by: 1)
            default: app.drag(from: field.point(.leading), to: field.point(.center))
            }
            if page.text.utf8.count > 4000 {
                app.press("a", .control)
                app.press(.delete)
            }
            note("then \(page.text.debugDescription)")
        }

        /// The field shows the app's text, and everything can be undone and redone.
        func finish() -> String? {
            guard kind != .secret else { return nil }
            guard field.value == page.text else { return "the field has another text than the app" }
            // Letters that were typed over the same ones are a step that shows nothing.
            func whileItChanges(_ body: () -> Void) {
                var unchanged = 0
                for _ in 0..<3000 where unchanged < 5 {
                    let before = (page.text, page.selection)
                    body()
                    unchanged = before == (page.text, page.selection) ? unchanged + 1 : 0
                }
            }
            // The last undone change must not return.
            app.type("x")
            let end = page.text
            whileItChanges { app.press("z", .control) }
            whileItChanges { app.press("z", [.control, .shift]) }
            return page.text == end ? nil : "\(page.text.debugDescription) after undoing and redoing"
        }
    }

    /// `PICA_FUZZ_EPISODES` asks for more.
    private static let episodes =
        ProcessInfo.processInfo.environment["PICA_FUZZ_EPISODES"].flatMap(Int.init) ?? 12

    @Test(
        "After any composition the committed text is there, and canceling restores the text",
        arguments: Kind.allCases)
    func random(kind: Kind) throws {
        for seed in 0..<Self.episodes {
            var episode = try Episode(kind, seed: UInt64(seed))
            var problem: String?
            for _ in 0..<25 where problem == nil {
                episode.act()
                problem = episode.compose()
            }
            problem = problem ?? episode.finish()
            #expect(problem == nil, "seed \(seed): \(episode.log.suffix(6).joined(separator: "; "))")
        }
    }
}
