import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaText

/// A text that takes part in a selection.
@MainActor protocol SelectableText: AnyObject {
    var element: Element { get }
    var selectionScope: TextSelectionScope? { get }
    /// What can be copied, of the layout's length.
    var selectableText: String { get }
    /// Makes the same with the text's own attributes, as it is now; nil where these are not known.
    var selectableWords: () -> AttributedString? { get }
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
    private var parts: [Part] = []

    /// A text's part of the document.
    private struct Part {
        /// nil once it has left the view.
        weak var text: (any SelectableText)?
        /// In UTF-8 offsets.
        let range: Range<Int>

        @MainActor var layout: TextLayout? { text?.selectableLayout }
    }

    nonisolated init() {}

    // MARK: The document

    /// Takes the texts that are there now; what was selected stays where they are the same.
    func gather() {
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

    /// A text says something else, or is gone: nothing is selected any more.
    func forget() {
        guard session != nil else { return }
        show(nil)
        session = nil
        parts = []
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

    /// What is selected, with the attributes that the texts have themselves.
    /// - Parameter environment: Where the texts stand.
    func selectedContent(in environment: EnvironmentValues) -> ClipboardContent? {
        guard let session, let text = selectedText else { return nil }
        let selected = session.selection.range
        let touched = parts.filter {
            $0.range.lowerBound <= selected.upperBound && $0.range.upperBound >= selected.lowerBound
        }.map { part in
            let range = selected.clamped(to: part.range)
            let start = part.range.lowerBound
            return (
                make: part.text?.selectableWords, range: range.lowerBound - start..<range.upperBound - start,
                plain: session.rope?.string(in: range) ?? ""
            )
        }
        var content = ClipboardContent(text: Deferred(made: text))
        let attributed = Deferred<AttributedString> {
            touched.enumerated().reduce(into: AttributedString()) { all, part in
                if part.offset > 0 { all += AttributedString("\n") }
                let words = part.element.make?().map {
                    AttributedString($0[$0.indices(part.element.range)])
                }
                all += (words ?? AttributedString(part.element.plain)).withoutSymbols
            }
        }
        content.add(attributed, in: environment)
        return content
    }

    /// Has each text show its part of what is selected.
    func show(_ color: PixelColor?) {
        let selected = session?.selection.range ?? 0..<0
        for part in parts {
            let common = selected.clamped(to: part.range)
            let start = part.range.lowerBound
            let range = common.lowerBound - start..<common.upperBound - start
            part.text?.showSelection(color.flatMap { range.isEmpty ? nil : (range, $0) })
        }
    }

    /// Whether what is selected is at a point of the surface.
    func isSelected(at point: CGPoint) -> Bool {
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

    /// The place nearest to a point of the surface.
    func caret(at point: CGPoint) -> Caret { caret(atX: Double(point.x), y: Double(point.y)) }

    // MARK: Places

    private func part(at offset: Int) -> Int? {
        guard !parts.isEmpty else { return nil }
        return max(0, parts.partitioningIndex { $0.range.lowerBound > offset } - 1)
    }

    /// A text's frame, in the surface's points; nil where it is gone.
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
        guard let index = part(at: caret.offset) else { return nil }
        let part = parts[index]
        if let next = part.layout.flatMap({ step($0, local(caret, part)) }) { return global(next, part) }
        if goesBack { return index > 0 ? Caret(parts[index - 1].range.upperBound, .upstream) : nil }
        return index + 1 < parts.count ? Caret(parts[index + 1].range.lowerBound) : nil
    }

    func caret(above caret: Caret, x goal: Double) -> Caret? {
        leave(caret, by: -1, x: goal) { $0.caret(above: $1, x: $2) }
    }

    func caret(below caret: Caret, x goal: Double) -> Caret? {
        leave(caret, by: 1, x: goal) { $0.caret(below: $1, x: $2) }
    }

    /// - Parameter step: Where the way leads out of a text: to the one before, or to the one after.
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

    func caret(atX x: Double, y: Double) -> Caret {
        func distance(_ part: Part) -> Double {
            guard let frame = frame(of: part) else { return .infinity }
            let dx = max(Double(frame.minX) - x, x - Double(frame.maxX), 0)
            let dy = max(Double(frame.minY) - y, y - Double(frame.maxY), 0)
            // Lines are read across: what is beside a place is nearer than what is above or below.
            return dx + dy * 1000
        }
        guard let nearest = parts.min(by: { distance($0) < distance($1) }) else { return Caret(0) }
        return place(in: nearest, x: x, y: y)
    }

    func caretRect(_ caret: Caret) -> TextRect {
        guard let index = part(at: caret.offset), let layout = parts[index].layout,
            let frame = frame(of: parts[index])
        else { return TextRect(x: 0, y: 0, width: 0, height: 0) }
        var rect = layout.caretRect(local(caret, parts[index]))
        rect.x += Double(frame.minX)
        rect.y += Double(frame.minY)
        return rect
    }

    func lineRange(at caret: Caret) -> Range<Int> {
        guard let index = part(at: caret.offset), let layout = parts[index].layout else {
            return caret.offset..<caret.offset
        }
        let start = parts[index].range.lowerBound
        let range = layout.lineRange(at: local(caret, parts[index]))
        return range.lowerBound + start..<range.upperBound + start
    }

    func isRightToLeft(at offset: Int) -> Bool {
        guard let index = part(at: offset), let layout = parts[index].layout else { return false }
        let place = offset - parts[index].range.lowerBound
        return layout.lines.last { $0.range.lowerBound <= place }?.isRightToLeft ?? false
    }

    var pageHeight: Double { Double(surface?.size.height ?? 0) }
}

extension AttributedString {
    /// The same without what stands for symbols, but with pictures of the text's own.
    fileprivate var withoutSymbols: AttributedString {
        runs.reduce(into: AttributedString()) { all, run in
            let words = characters[run.range]
            if run.adaptiveImageGlyph != nil || !words.contains("\u{FFFC}") {
                all += AttributedString(self[run.range])
            } else {
                all += AttributedString(String(words.filter { $0 != "\u{FFFC}" }), attributes: run.attributes)
            }
        }
    }
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
