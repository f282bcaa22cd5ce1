import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The keyboard's table, row by row. A text is written with its selection: `|` is the caret, and brackets enclose
/// the selection.
@MainActor @Suite struct KeyTableTests {
    @MainActor private final class Model {
        var text = ""
        var selection: TextSelection?
    }

    private struct Editor: View {
        let model: Model
        @State var text: String
        @State var selection: TextSelection?

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .environment(\.layoutDirection, .leftToRight)
                .onChange(of: text, initial: true) { model.text = text }
                .onChange(of: selection, initial: true) { model.selection = selection }
        }
    }

    /// A row: the text before, the key, the text after.
    struct Row: CustomTestStringConvertible, Sendable {
        let before: String
        let key: TestHost.Key
        let modifiers: TestHost.Modifiers
        let after: String

        init(_ before: String, _ key: TestHost.Key, _ modifiers: TestHost.Modifiers, _ after: String) {
            (self.before, self.key, self.modifiers, self.after) = (before, key, modifiers, after)
        }

        init(_ before: String, _ key: TestHost.Key, _ after: String) { self.init(before, key, [], after) }

        var testDescription: String { "\(before) \(modifiers) \(key) \(after)" }
    }

    private func run(_ row: Row) throws -> String {
        var text = row.before
        var offsets: [Int] = []
        for mark in ["[", "]", "|"] {
            if let place = text.firstIndex(of: Character(mark)) {
                offsets.append(text[..<place].count)
                text.remove(at: place)
            }
        }
        let places = offsets.map { text.index(text.startIndex, offsetBy: $0) }
        let model = Model()
        let range = places[0]..<places[places.count - 1]
        let selection =
            range.isEmpty ? TextSelection(insertionPoint: range.lowerBound) : TextSelection(range: range)
        let app = try mount(width: 400, height: 200) {
            Editor(model: model, text: text, selection: selection)
        }
        // By Tab, which leaves the selection alone.
        app.press(.tab)
        app.press(row.key, row.modifiers)
        var shown = model.text
        guard case .selection(let selected)? = model.selection?.indices else { return shown }
        // The indices are those of the string that the app holds.
        let (lower, upper) = (selected.lowerBound, selected.upperBound)
        let counts = (shown[..<lower].count, shown[..<upper].count)
        if counts.0 == counts.1 {
            shown.insert("|", at: lower)
        } else {
            shown.insert("]", at: upper)
            shown.insert("[", at: shown.index(shown.startIndex, offsetBy: counts.0))
        }
        return shown
    }

    private nonisolated static let latinRows = [
        Row("ab|c", .left, "a|bc"), Row("ab|c", .right, "abc|"),
        Row("a[b]c", .left, "a|bc"), Row("a[b]c", .right, "ab|c"),
        Row("e\u{301}|", .left, "|e\u{301}"), Row("|👩‍👩‍👧b", .right, "👩‍👩‍👧|b"),
        Row("ab|c", .left, .shift, "a[b]c"), Row("ab|c", .right, .shift, "ab[c]"),
        Row("one two|", .left, .control, "one |two"), Row("one |two", .left, .control, "|one two"),
        Row("|one two", .right, .control, "one| two"), Row("one| two", .right, .control, "one two|"),
        Row("|one two", .right, [.control, .shift], "[one] two"),
        Row("one two|", .left, [.control, .shift], "one [two]"),
        Row("one\ntw|o", .up, "on|e\ntwo"), Row("on|e\ntwo", .down, "one\ntw|o"),
        Row("on|e\ntwo", .down, .shift, "on[e\ntw]o"),
        Row("on|e", .up, "|one"), Row("on|e", .down, "one|"),
        Row("one\nt|wo", .home, "one\n|two"), Row("one\nt|wo", .end, "one\ntwo|"),
        Row("one\nt|wo", .home, .shift, "one\n[t]wo"), Row("o|ne\ntwo", .end, .shift, "o[ne]\ntwo"),
        Row("one\nt|wo", .home, .control, "|one\ntwo"), Row("o|ne\ntwo", .end, .control, "one\ntwo|"),
        Row("one\nt|wo", .home, [.control, .shift], "[one\nt]wo"),
        Row("o|ne\ntwo", .pageDown, "one\nt|wo"), Row("one\nt|wo", .pageUp, "o|ne\ntwo"),
        Row("one t|wo\nthree", .up, .control, "|one two\nthree"),
        Row("one t|wo\nthree", .down, .control, "one two|\nthree"),
        Row("ab|c", .delete, "a|c"), Row("ab|c", .deleteForward, "ab|"), Row("a[b]c", .delete, "a|c"),
        Row("e\u{301}|", .delete, "|"), Row("👩‍👩‍👧|", .delete, "|"), Row("a\r\n|b", .delete, "a|b"),
        Row("one two|", .delete, .control, "one |"), Row("|one two", .deleteForward, .control, "| two"),
        Row("one two| three", .delete, [.control, .shift], "| three"),
        Row("one |two three", .deleteForward, [.control, .shift], "one |"),
        Row("o|ne", "a", .control, "[one]"), Row("o|ne", "/", .control, "[one]"),
        Row("[one]", "a", [.control, .shift], "one|"), Row("[one]", "\\", .control, "one|"),
        Row("a[b]c", "x", .control, "a|c"), Row("a[b]c", .deleteForward, .shift, "a|c"),
        Row("a[b]c", "c", .control, "a[b]c"), Row("a[b]c", .insert, .control, "a[b]c"),
        Row("ab|c", .return, "ab\n|c"), Row("ab|c", .return, .shift, "ab\u{2028}|c"),
        Row("ab|c", .tab, "ab\t|c"),
    ]

    @Test("Keys in left-to-right text", arguments: latinRows)
    func latin(row: Row) throws { #expect(try run(row) == row.after) }

    /// Hebrew: text on the left of the screen is later in the text.
    private nonisolated static let hebrewRows = [
        Row("אב|ג", .left, "אבג|"), Row("אב|ג", .right, "א|בג"),
        Row("א[ב]ג", .left, "אב|ג"), Row("א[ב]ג", .right, "א|בג"),
        Row("אב|ג", .left, .shift, "אב[ג]"),
        Row("|אחת שתיים", .left, .control, "אחת| שתיים"), Row("אחת שתיים|", .right, .control, "אחת |שתיים"),
        Row("אח|ת", .home, "|אחת"), Row("אח|ת", .end, "אחת|"),
        Row("אב|ג", .delete, "א|ג"), Row("אב|ג", .deleteForward, "אב|"),
        Row("אחת שתיים|", .delete, .control, "אחת |"),
        Row("אחת\nש|תיים", .up, "א|חת\nשתיים"),
    ]

    @Test("Keys in right-to-left text: arrow keys move in their direction", arguments: hebrewRows)
    func hebrew(row: Row) throws { #expect(try run(row) == row.after) }

    /// Latin around Hebrew, in a paragraph from left to right.
    private nonisolated static let mixedRows = [
        Row("ab|אבג", .delete, "a|אבג"), Row("abא|בג", .left, "abאב|ג"), Row("abאב|ג", .right, "abא|בג"),
        Row("abאב|ג cd", .home, "|abאבג cd"), Row("abאב|ג cd", .end, "abאבג cd|"),
        Row("abאב|ג", .delete, "abא|ג"), Row("abא|בג", .deleteForward, "abא|ג"),
        Row("ab|אבג cd", .end, .shift, "ab[אבג cd]"),
    ]

    @Test("Keys in bidirectional text", arguments: mixedRows)
    func mixed(row: Row) throws { #expect(try run(row) == row.after) }

    @Test("Arrow keys reach every position of bidirectional text, and return the same way")
    func everyPlace() throws {
        let text = "ab אבג 12 דה cd"
        let model = Model()
        let start = TextSelection(insertionPoint: text.startIndex)
        let app = try mount(width: 400, height: 200) { Editor(model: model, text: text, selection: start) }
        app.press(.tab)
        func walk(_ key: TestHost.Key) -> [Int] {
            var seen: [Int] = []
            for _ in 0...text.count {
                if case .selection(let range)? = model.selection?.indices {
                    seen.append(model.text[..<range.lowerBound].count)
                }
                app.press(key)
            }
            return seen
        }
        let right = walk(.right)
        let left = walk(.left)
        // At a direction boundary, one screen position is two in the text; each way stops at one of them.
        #expect(Set(right).union(left) == Set(0...text.count))
        #expect(right.last == text.count && left.last == 0)
        #expect(Set(right).count == Set(left).count)
    }
}
