import Foundation
import PicaGraph
import PicaText

/// The view around selectable texts, which selects in all of them.
@MainActor package protocol TextSelectionPresenter: AnyObject {
    /// Selects ranges of the scope's document.
    func select(_ selection: Selection)
}

/// A selectable text is read by character, word and line; one with links without a caret; another only as a whole, by its
/// label.
extension TextLeaf: AccessibleText {
    package var accessibleText: AccessibleTextState? {
        let text = selectableText
        guard let scope = selectionScope, scope.covers(element) else {
            guard !links.isEmpty else { return nil }
            return AccessibleTextState(
                content: Rope(text), caret: nil, selection: [], isEditable: false, isSingleLine: false)
        }
        let part = scope.part(of: self)
        let selection = scope.session?.selection
        // Screen readers are silent in a text without a caret.
        var caret = 0
        if let part, let head = selection?.head.offset, part.lowerBound...part.upperBound ~= head {
            caret = head - part.lowerBound
        }
        let ranges = (selection?.ranges ?? []).compactMap { range -> Range<Int>? in
            guard let part, range.overlaps(part) else { return nil }
            let common = range.clamped(to: part)
            return common.lowerBound - part.lowerBound..<common.upperBound - part.lowerBound
        }
        return AccessibleTextState(
            content: Rope(text), caret: caret, selection: ranges, isEditable: false, isSingleLine: false)
    }

    package func accessibleLine(at offset: Int) -> Range<Int> {
        let text = Rope(selectableText)
        return text.withLineEnd(
            selectableLayout?.lineRange(at: Caret(text.scalarBoundary(offset))) ?? 0..<text.utf8Count)
    }

    package func accessibleFrame(of range: Range<Int>) -> CGRect? {
        guard let layout = selectableLayout else { return nil }
        let rects = layout.selectionRects(range).map(CGRect.init)
        // An empty range has the place of a caret.
        return element.toWindow(
            rects.isEmpty
                ? CGRect(layout.caretRect(Caret(range.lowerBound))) : rects.reduce(.null) { $0.union($1) })
    }

    package func accessibleOffset(at point: CGPoint) -> Int {
        let point = element.fromWindow(point)
        return selectableLayout?.caret(atX: Double(point.x), y: Double(point.y)).offset ?? 0
    }

    package func accessibleAttributes(at offset: Int) -> AccessibleTextAttributes {
        AccessibleTextAttributes(range: 0..<selectableText.utf8.count, values: [:])
    }

    package func selectAccessibleText(_ ranges: [Range<Int>]) {
        guard let scope = selectionScope,
            let presenter = scope.surface?.responder as? any TextSelectionPresenter
        else { return }
        scope.gather()
        guard let part = scope.part(of: self) else { return }
        presenter.select(
            Selection(
                ranges.map { range in
                    (range.lowerBound + part.lowerBound..<range.upperBound + part.lowerBound)
                        .clamped(to: part)
                }))
    }

    package func revealAccessibleText(_ range: Range<Int>) {
        if let frame = accessibleFrame(of: range) {
            element.reveal(CGRect(origin: element.fromWindow(frame.origin), size: frame.size))
        }
    }
}
