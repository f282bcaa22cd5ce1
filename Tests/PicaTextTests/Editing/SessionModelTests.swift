import Foundation
import Testing

@testable import PicaText

/// The editing core beside a plain string that does the same the simplest way.
@Suite struct SessionModelTests {
    private struct Model {
        var text: String
        var anchor = 0
        var head = 0

        private var boundaries: [Int] {
            var offsets = [0]
            for character in text { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
            return offsets
        }
        func atOrBefore(_ offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }
        func atOrAfter(_ offset: Int) -> Int { boundaries.first { $0 >= offset } ?? text.utf8.count }
        func before(_ offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }
        /// Blocks of letters that Backspace takes with their marks.
        private static let wholes: [ClosedRange<UInt32>] = [
            0...0x24F, 0x370...0x52F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x3040...0x30FF, 0x4E00...0x9FFF,
            0xAC00...0xD7FF, 0x1F000...0x1FFFF,
        ]

        /// The start of a deletion by Backspace.
        func backspaced(_ offset: Int) -> Int {
            let start = before(offset)
            let letters = String(decoding: Array(text.utf8)[start..<offset], as: UTF8.self).unicodeScalars
            guard let first = letters.first, let last = letters.last,
                !Self.wholes.contains(where: { $0 ~= first.value })
            else { return start }
            return offset - String(last).utf8.count
        }

        func after(_ offset: Int) -> Int { boundaries.first { $0 > offset } ?? text.utf8.count }

        var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }

        mutating func select(_ anchor: Int, _ head: Int) { (self.anchor, self.head) = (anchor, head) }

        mutating func replace(_ range: Range<Int>, with new: String) {
            guard !range.isEmpty || !new.isEmpty else { return }
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(range, with: new.utf8)
            text = String(decoding: bytes, as: UTF8.self)
            let end = atOrAfter(range.lowerBound + new.utf8.count)
            select(end, end)
        }
    }

    private static let pieces = [
        "a", "b", " ", "\n", "e\u{301}", "\u{301}", "é", "漢", "👩‍👩‍👧", "\u{200D}", "🇩", "🇪", "אב", "\r\n",
        "word ",
        "\u{1F3FD}", "가", "ᄀ", "ᅡ",
    ]

    /// Runs some commands from a seed, and returns the faults.
    private func episode(_ seed: Int) -> String? {
        var random = SeededGenerator(seed: seed)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
        func text() -> String {
            (0..<1 + number(3)).map { _ in Self.pieces[number(Self.pieces.count)] }.joined()
        }
        let start = text()
        let session = EditingSession(start)
        var model = Model(text: start)
        var time = 0.0
        var afterEdit = model.selected
        for step in 0..<300 {
            time += Double(number(3)) * 0.3
            func place() -> Int { model.atOrBefore(number(model.text.utf8.count + 1)) }
            let command: EditCommand
            switch number(12) {
            case 0, 1, 2:
                let new = text()
                command = .insert(new)
                model.replace(model.selected, with: new)
            case 3:
                let new = text()
                command = .paste(Rope(new))
                model.replace(model.selected, with: new)
            case 4:
                command = .deleteBackward(.grapheme)
                let range = model.selected
                model.replace(
                    range.isEmpty ? model.backspaced(model.head)..<model.head : range, with: "")
            case 5:
                command = .deleteForward(.grapheme)
                let range = model.selected
                model.replace(range.isEmpty ? model.head..<model.after(model.head) : range, with: "")
            case 6:
                let (anchor, head) = (place(), place())
                command = .select(Selection(anchor: Caret(anchor), head: Caret(head)))
                model.select(anchor, head)
            case 7:
                command = .selectAll
                model.select(0, model.text.utf8.count)
            case 8:
                let range = [place(), place()].sorted()
                let new = text()
                command = .replace(range[0]..<range[1], with: new)
                model.replace(range[0]..<range[1], with: new)
            case 9:
                command = .move(.backward, extending: true)
                model.head = model.before(model.head)
            case 10:
                command = .move(.forward, extending: true)
                model.head = model.after(model.head)
            default:
                command = .deleteSelection
                model.replace(model.selected, with: "")
            }
            if session.perform(command, at: time).edit != nil { afterEdit = model.selected }
            guard session.text == model.text else { return "text after \(command), step \(step)" }
            guard session.selection.range == model.selected else {
                return "\(session.selection.range) for \(model.selected) after \(command), step \(step)"
            }
        }
        let end = session.text
        while session.canUndo { session.perform(.undo, at: time) }
        guard session.text == start else { return "undone to \(session.text.debugDescription)" }
        while session.canRedo { session.perform(.redo, at: time) }
        guard session.text == end else { return "redone to \(session.text.debugDescription)" }
        guard session.selection.range == afterEdit else { return "selection after redoing" }
        return nil
    }

    /// `make test-long` runs a million commands.
    private static let commands =
        ProcessInfo.processInfo.environment["PICA_EDIT_COMMANDS"].flatMap(Int.init) ?? 3000

    @Test("Random commands match a plain string, and undo and redo restore both ends")
    func random() {
        for seed in 0..<Self.commands / 300 {
            let problem = episode(seed)
            #expect(problem == nil, "seed \(seed)")
        }
    }
}
