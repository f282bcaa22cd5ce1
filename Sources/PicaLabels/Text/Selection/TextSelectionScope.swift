import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

/// A text that takes part in a selection.
@MainActor package protocol SelectableText: AnyObject {
    var element: Element { get }
    var selectionScope: TextSelectionScope? { get }
    /// The text that can be copied; it has the length of the layout's text.
    var selectableText: String { get }
    /// A function that returns the same text with its own attributes, as it is now; `nil` if these are unknown.
    var selectableWords: () -> AttributedString? { get }
    /// The layout of the text in the element.
    var selectableLayout: TextLayout? { get }
    /// Shows a selected range, in UTF-8 offsets; `nil` for none.
    func showSelection(_ selection: (range: Range<Int>, color: PixelColor)?)
}

/// The selection over all texts of a view. To the editing core they are a single document with a line for each text.
@MainActor package final class TextSelectionScope {
    /// The element whose inner texts can be selected.
    package weak var surface: Element?
    package private(set) var session: EditingSession?
    package private(set) var parts: [Part] = []

    /// The part of the document that a text makes up.
    package struct Part {
        /// The text; `nil` once it has left the view.
        package weak var text: (any SelectableText)?
        /// The range in the document, in UTF-8 offsets.
        package let range: Range<Int>

        @MainActor var layout: TextLayout? { text?.selectableLayout }
    }

    nonisolated package init() {}

    // MARK: The document

    /// Collects the present texts. The selection is kept if they are the same.
    package func gather() {
        guard let surface else { return }
        var found: [any SelectableText] = []
        surface.collectSelectable(of: self, into: &found)
        let isSame = found.count == parts.count && zip(found, parts).allSatisfy { $0 === $1.text }
        guard session == nil || !isSame else { return }
        forget()
        var document = ""
        for text in found {
            if !parts.isEmpty { document += "\n" }
            let start = document.utf8.count
            document += text.selectableText
            parts.append(Part(text: text, range: start..<document.utf8.count))
        }
        let session = EditingSession(document)
        session.isReadOnly = true
        session.geometry = self
        self.session = session
    }

    /// Clears the selection after a text has changed or disappeared.
    package func forget() {
        guard session != nil else { return }
        show(nil)
        session = nil
        parts = []
    }

    /// Returns whether `gather` finds a text's element.
    package func covers(_ element: Element) -> Bool {
        guard let surface else { return false }
        for outer in sequence(first: element, next: \.parent) {
            if outer === surface { return true }
            if outer.accessibilityScope == .closed || outer.isHidden { return false }
        }
        return false
    }

    /// Returns the range of a text in the document; `nil` if it was not gathered.
    func part(of text: any SelectableText) -> Range<Int>? { parts.first { $0.text === text }?.range }

    /// The selected text for other programs, without the placeholders of symbols.
    package var selectedText: String? {
        session?.selectedText.map { $0.filter { $0 != "\u{FFFC}" } }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Shows in each text its part of the selection.
    package func show(_ color: PixelColor?) {
        let selected = session?.selection.range ?? 0..<0
        for part in parts {
            let common = selected.clamped(to: part.range)
            let start = part.range.lowerBound
            let range = common.lowerBound - start..<common.upperBound - start
            part.text?.showSelection(color.flatMap { range.isEmpty ? nil : (range, $0) })
        }
    }

    /// Returns whether a point of the surface is on selected text.
    package func isSelected(at point: CGPoint) -> Bool {
        let selected = session?.selection.range ?? 0..<0
        return parts.contains { part in
            let start = part.range.lowerBound
            let common = selected.clamped(to: part.range)
            guard !common.isEmpty, let frame = frame(of: part), frame.contains(point),
                let layout = part.layout
            else { return false }
            let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
            return layout.selectionRects(common.lowerBound - start..<common.upperBound - start)
                .contains { CGRect($0).contains(place) }
        }
    }

    /// Returns the caret position nearest to a point of the surface.
    package func caret(at point: CGPoint) -> Caret { caret(atX: Double(point.x), y: Double(point.y)) }

    // MARK: Places

    private func part(at offset: Int) -> Int? {
        guard !parts.isEmpty else { return nil }
        return max(0, parts.partitioningIndex { $0.range.lowerBound > offset } - 1)
    }

    /// Returns a text's frame, in the surface's points; `nil` if the text is gone.
    private func frame(of part: Part) -> CGRect? {
        guard let surface, let element = part.text?.element else { return nil }
        return CGRect(origin: surface.fromWindow(element.toWindow(.zero)), size: element.size)
    }

    private func local(_ caret: Caret, _ part: Part) -> Caret {
        Caret(caret.offset - part.range.lowerBound, caret.affinity)
    }

    private func global(_ caret: Caret, _ part: Part) -> Caret {
        Caret(caret.offset + part.range.lowerBound, caret.affinity)
    }
}

extension TextSelectionScope: @preconcurrency TextGeometry {
    package func caret(leftOf caret: Caret) -> Caret? {
        move(caret, goesBack: !isRightToLeft(at: caret.offset)) { $0.caret(leftOf: $1) }
    }

    package func caret(rightOf caret: Caret) -> Caret? {
        move(caret, goesBack: isRightToLeft(at: caret.offset)) { $0.caret(rightOf: $1) }
    }

    /// - Parameter goesBack: Whether a move out of a text leads to the previous text rather than to the next.
    private func move(
        _ caret: Caret, goesBack: Bool, _ step: (TextLayout, Caret) -> Caret?
    ) -> Caret? {
        guard let index = part(at: caret.offset) else { return nil }
        let part = parts[index]
        if let next = part.layout.flatMap({ step($0, local(caret, part)) }) { return global(next, part) }
        if goesBack { return index > 0 ? Caret(parts[index - 1].range.upperBound, .upstream) : nil }
        return index + 1 < parts.count ? Caret(parts[index + 1].range.lowerBound) : nil
    }

    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        leave(caret, by: -1, x: goal) { $0.caret(above: $1, x: $2) }
    }

    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        leave(caret, by: 1, x: goal) { $0.caret(below: $1, x: $2) }
    }

    /// - Parameter step: The step to another text on a move out of one: -1 for the previous, 1 for the next.
    private func leave(
        _ caret: Caret, by step: Int, x goal: Double, _ motion: (TextLayout, Caret, Double) -> Caret?
    ) -> Caret? {
        guard let index = part(at: caret.offset) else { return nil }
        let part = parts[index]
        let x = goal - Double(frame(of: part)?.minX ?? 0)
        if let next = part.layout.flatMap({ motion($0, local(caret, part), x) }) { return global(next, part) }
        guard parts.indices.contains(index + step) else { return nil }
        return place(in: parts[index + step], x: goal, y: step < 0 ? .infinity : -.infinity)
    }

    private func place(in part: Part, x: Double, y: Double) -> Caret {
        guard let frame = frame(of: part), let layout = part.layout else {
            return Caret(part.range.lowerBound)
        }
        let inside = min(max(y - Double(frame.minY), 0), Double(frame.height))
        return global(layout.caret(atX: x - Double(frame.minX), y: inside), part)
    }

    package func caret(atX x: Double, y: Double) -> Caret {
        func distance(_ part: Part) -> Double {
            guard let frame = frame(of: part) else { return .infinity }
            let dx = max(Double(frame.minX) - x, x - Double(frame.maxX), 0)
            let dy = max(Double(frame.minY) - y, y - Double(frame.maxY), 0)
            // Text is read line by line, so a text beside the point counts as nearer than one above or below.
            return dx + dy * 1000
        }
        guard let nearest = parts.min(by: { distance($0) < distance($1) }) else { return Caret(0) }
        return place(in: nearest, x: x, y: y)
    }

    package func caretRect(_ caret: Caret) -> TextRect {
        guard let index = part(at: caret.offset), let layout = parts[index].layout,
            let frame = frame(of: parts[index])
        else { return TextRect(x: 0, y: 0, width: 0, height: 0) }
        var rect = layout.caretRect(local(caret, parts[index]))
        rect.x += Double(frame.minX)
        rect.y += Double(frame.minY)
        return rect
    }

    package func lineRange(at caret: Caret) -> Range<Int> {
        guard let index = part(at: caret.offset), let layout = parts[index].layout else {
            return caret.offset..<caret.offset
        }
        let start = parts[index].range.lowerBound
        let range = layout.lineRange(at: local(caret, parts[index]))
        return range.lowerBound + start..<range.upperBound + start
    }

    package func isRightToLeft(at offset: Int) -> Bool {
        guard let index = part(at: offset), let layout = parts[index].layout else { return false }
        let place = offset - parts[index].range.lowerBound
        return layout.lines.last { $0.range.lowerBound <= place }?.isRightToLeft ?? false
    }

    package var pageHeight: Double { Double(surface?.size.height ?? 0) }
}

extension Element {
    /// Collects the selectable texts inside, in reading order.
    fileprivate func collectSelectable(of scope: TextSelectionScope, into found: inout [any SelectableText]) {
        guard !isHidden, accessibilityScope != .closed else { return }
        if let text = (self as? BehaviorElement<TextLeaf>)?.behavior {
            if text.selectionScope === scope, !text.selectableText.isEmpty { found.append(text) }
            return
        }
        for child in children { child.collectSelectable(of: scope, into: &found) }
    }
}
