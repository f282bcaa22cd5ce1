import Foundation
import PicaFoundation
import PicaText
import PicaViews
import Testing

@testable import PicaLabels
@testable import PicaRichText

/// The editing core with attributes against the same done to an `AttributedString` by itself.
@Suite struct RichModelTests {
    private static let steps =
        ProcessInfo.processInfo.environment["PICA_EDIT_COMMANDS"].flatMap { Int($0) } ?? 6_000

    /// A change of attributes by a number.
    private static func format(
        _ number: Int, _ text: inout AttributedString, in range: Range<AttributedString.Index>
    ) {
        switch number {
        case 0: text[range].font = .body.bold()
        case 1: text[range].underlineStyle = .single
        case 2: text[range].alignment = .center
        case 3: text[range].alignment = .right
        case 4: text[range].font = nil
        default: text[range].alignment = nil
        }
    }

    @Test(
        "Random typing, deleting and formatting matches a string; undo and redo restore everything",
        arguments: 1...3)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let attributes = AttributeContainers()
        let session = EditingSession()
        session.attributeRules = attributes
        var text = AttributedString()
        var time = 0.0
        func now() -> AttributedString? {
            session.content.map { AttributedString($0, attributes.table) }
        }
        for step in 0..<Self.steps {
            let count = text.utf8.count
            let start = Int.random(in: 0...count, using: &random)
            // A text that stays short meets itself more often.
            let most = count > 120 ? 40 : 6
            let end = Int.random(in: start...min(count, start + most), using: &random)
            time += 1
            session.perform(.select(Selection(start..<end)), at: time)
            let places = text.indices(start..<end)
            var selection = AttributedTextSelection(offsets: start..<end, of: text)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let number = Int.random(in: 0..<6, using: &random)
                guard start < end else { continue }
                Self.format(number, &text, in: places)
                session.updateAttributes(in: start..<end, at: time) { id in
                    var letter = AttributedString("a", attributes: attributes[id])
                    Self.format(number, &letter, in: letter.startIndex..<letter.endIndex)
                    return attributes.id(for: letter.runs.first?.attributes ?? AttributeContainer())
                }
            case 1:
                guard start < end else { continue }
                text.replaceSelection(&selection, with: AttributedString())
                session.perform(.deleteSelection, at: time)
            default:
                let letter: Character = ["a", "b", " ", "\n"].randomElement(using: &random) ?? "a"
                text.replaceSelection(&selection, withCharacters: [letter])
                session.perform(.insert(String(letter)), at: time)
            }
            // Now and then, as to make the whole text takes longer than to change it.
            guard step % 7 == 0 || step > Self.steps - 20 else { continue }
            #expect(now() == text, "seed \(seed), step \(step)")
            guard now() == text else { return }
        }
        while session.canUndo { session.perform(.undo, at: time) }
        while session.canRedo { session.perform(.redo, at: time) }
        #expect(now() == text, "seed \(seed): done again")
    }
}
