import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// A text that takes part in a selection.
@MainActor protocol SelectableText: AnyObject {
    var element: Element { get }
    var selectionScope: TextSelectionScope? { get }
    /// What can be copied, of the layout's length.
    var selectableText: String { get }
    /// The lines as they stand in the element.
    var selectableLayout: TextLayout? { get }
    /// Shows what is selected, in UTF-8 offsets; nil for nothing.
    func showSelection(_ selection: (range: Range<Int>, color: PixelColor)?)
}

/// The selection over the texts of a view: they are one document to the editing core, a line each.
@MainActor final class TextSelectionScope {
    /// What it belongs to; texts are those inside.
    weak var surface: Element?
    private(set) var session: EditingSession?
    private var texts: [any SelectableText] = []
    /// Where each text begins in the document, in UTF-8 offsets.
    private var starts: [Int] = []

    nonisolated init() {}

    // MARK: The document

    /// Takes the texts that are there now; what was selected stays where they are the same.
    func gather() {
        guard let surface else { return }
        var found: [any SelectableText] = []
        surface.collectSelectable(of: self, into: &found)
        let isSame =
            found.count == texts.count && zip(found, texts).allSatisfy { $0 === $1 } && session != nil
        guard !isSame else { return }
        show(nil)
        texts = found
        starts = []
        var document = ""
        for text in texts {
            if !starts.isEmpty { document += "\n" }
            starts.append(document.utf8.count)
            document += text.selectableText
        }
        let session = EditingSession(document)
        session.isReadOnly = true
        session.geometry = self
        self.session = session
    }

    /// A text says something else, or is gone: nothing is selected any more.
    func forget() {
        guard session != nil else { return }
        show(nil)
        session = nil
        texts = []
        starts = []
    }

    /// Whether a text's element is one that `gather` finds.
    func covers(_ element: Element) -> Bool {
        guard let surface else { return false }
        for outer in sequence(first: element, next: \.parent) {
            if outer === surface { return true }
            if outer.accessibilityScope == .closed || outer.isHidden { return false }
        }
        return false
    }

    /// What is selected, as other programs get it: without what stands for symbols.
    var selectedText: String? {
        session?.selectedText.map { $0.filter { $0 != "\u{FFFC}" } }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Has each text show its part of what is selected.
    func show(_ color: PixelColor?) {
        let selected = session?.selection.range ?? 0..<0
        for (index, text) in texts.enumerated() {
            let part = (selected.lowerBound - starts[index])..<(selected.upperBound - starts[index])
            let range = part.clamped(to: 0..<text.selectableText.utf8.count)
            text.showSelection(color.flatMap { range.isEmpty ? nil : (range, $0) })
        }
    }

    /// The place nearest to a point of the surface.
    func caret(at point: CGPoint) -> Caret { caret(atX: Double(point.x), y: Double(point.y)) }

    // MARK: Places

    private func text(at offset: Int) -> Int? {
        guard !starts.isEmpty else { return nil }
        return max(0, starts.partitioningIndex { $0 > offset } - 1)
    }

    /// A text's upper left corner, in the surface's points.
    private func origin(of text: any SelectableText) -> CGPoint {
        surface?.fromWindow(text.element.toWindow(.zero)) ?? .zero
    }

    private func frame(of text: any SelectableText) -> CGRect {
        CGRect(origin: origin(of: text), size: text.element.size)
    }

    private func local(_ caret: Caret, _ index: Int) -> Caret {
        Caret(caret.offset - starts[index], caret.affinity)
    }

    private func global(_ caret: Caret, _ index: Int) -> Caret {
        Caret(caret.offset + starts[index], caret.affinity)
    }

    private func end(of index: Int) -> Caret {
        Caret(starts[index] + texts[index].selectableText.utf8.count, .upstream)
    }
}

extension TextSelectionScope: @preconcurrency TextGeometry {
    func caret(leftOf caret: Caret) -> Caret? {
        move(caret, goesBack: !isRightToLeft(at: caret.offset)) { $0.caret(leftOf: $1) }
    }

    func caret(rightOf caret: Caret) -> Caret? {
        move(caret, goesBack: isRightToLeft(at: caret.offset)) { $0.caret(rightOf: $1) }
    }

    /// - Parameter goesBack: Where the way leads out of a text: to the one before, or to the one after.
    private func move(
        _ caret: Caret, goesBack: Bool, _ step: (TextLayout, Caret) -> Caret?
    ) -> Caret? {
        guard let index = text(at: caret.offset) else { return nil }
        if let next = texts[index].selectableLayout.flatMap({ step($0, local(caret, index)) }) {
            return global(next, index)
        }
        if goesBack { return index > 0 ? end(of: index - 1) : nil }
        return index + 1 < texts.count ? Caret(starts[index + 1]) : nil
    }

    func caret(above caret: Caret, x goal: Double) -> Caret? {
        guard let index = text(at: caret.offset) else { return nil }
        let x = goal - Double(origin(of: texts[index]).x)
        if let next = texts[index].selectableLayout?.caret(above: local(caret, index), x: x) {
            return global(next, index)
        }
        guard index > 0 else { return nil }
        return place(in: index - 1, x: goal, y: .infinity)
    }

    func caret(below caret: Caret, x goal: Double) -> Caret? {
        guard let index = text(at: caret.offset) else { return nil }
        let x = goal - Double(origin(of: texts[index]).x)
        if let next = texts[index].selectableLayout?.caret(below: local(caret, index), x: x) {
            return global(next, index)
        }
        guard index + 1 < texts.count else { return nil }
        return place(in: index + 1, x: goal, y: -.infinity)
    }

    private func place(in index: Int, x: Double, y: Double) -> Caret {
        let origin = origin(of: texts[index])
        let height = Double(texts[index].element.size.height)
        let caret = texts[index].selectableLayout?.caret(
            atX: x - Double(origin.x), y: min(max(y - Double(origin.y), 0), height))
        return global(caret ?? Caret(0), index)
    }

    func caret(atX x: Double, y: Double) -> Caret {
        func distance(_ frame: CGRect) -> Double {
            let dx = max(Double(frame.minX) - x, x - Double(frame.maxX), 0)
            let dy = max(Double(frame.minY) - y, y - Double(frame.maxY), 0)
            // Lines are read across: what is beside a place is nearer than what is above or below.
            return dx + dy * 1000
        }
        let nearest = texts.indices.min { distance(frame(of: texts[$0])) < distance(frame(of: texts[$1])) }
        guard let nearest else { return Caret(0) }
        return place(in: nearest, x: x, y: y)
    }

    func caretRect(_ caret: Caret) -> TextRect {
        guard let index = text(at: caret.offset), let layout = texts[index].selectableLayout else {
            return TextRect(x: 0, y: 0, width: 0, height: 0)
        }
        var rect = layout.caretRect(local(caret, index))
        let origin = origin(of: texts[index])
        rect.x += Double(origin.x)
        rect.y += Double(origin.y)
        return rect
    }

    func lineRange(at caret: Caret) -> Range<Int> {
        guard let index = text(at: caret.offset), let layout = texts[index].selectableLayout else {
            return caret.offset..<caret.offset
        }
        let range = layout.lineRange(at: local(caret, index))
        return range.lowerBound + starts[index]..<range.upperBound + starts[index]
    }

    func isRightToLeft(at offset: Int) -> Bool {
        guard let index = text(at: offset), let layout = texts[index].selectableLayout else { return false }
        let place = offset - starts[index]
        return layout.lines.last { $0.range.lowerBound <= place }?.isRightToLeft ?? false
    }

    var pageHeight: Double { Double(surface?.size.height ?? 0) }
}

extension Element {
    /// The texts inside that take part in a selection, in reading order.
    fileprivate func collectSelectable(of scope: TextSelectionScope, into found: inout [any SelectableText]) {
        guard !isHidden, accessibilityScope != .closed else { return }
        if let text = (self as? BehaviorElement<TextLeaf>)?.behavior {
            if text.selectionScope === scope, !text.selectableText.isEmpty { found.append(text) }
            return
        }
        for child in children { child.collectSelectable(of: scope, into: &found) }
    }
}
