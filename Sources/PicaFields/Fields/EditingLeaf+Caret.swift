import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaText

/// The visible parts of a field's text: lines, highlights and caret.
extension EditingLeaf {
    /// - Parameter caret: The caret's rectangle, in the layout's points.
    func showText(caret: CGRect) {
        let frame = textFrame
        var contents = TextAreaBehavior.Contents()
        contents.lines = visibleLines().map { line in
            var line = line
            line.origin.x -= frame.minX
            line.origin.y -= frame.minY
            return line
        }
        let origin = CGPoint(x: textOrigin.x - frame.minX, y: textOrigin.y - frame.minY)
        let selection = session.selection
        contents.highlights = marks().flatMap { highlights(selectionRects($0.range), $0.color, from: origin) }
        // A window shows only one selection: that of the focused field.
        if isFocused, !selection.isEmpty {
            let palette = environment.palette
            let color =
                host?.focus.isWindowFocused == true
                ? palette[.selection, environment] : palette[.inactiveSelection]
            contents.highlights += selection.ranges.flatMap {
                highlights(selectionRects($0), color, from: origin)
            }
        }
        let block = overwritten
        contents.caret = (block ?? caret).offsetBy(dx: origin.x, dy: origin.y)
        contents.isCaretBlock = block != nil
        contents.otherCaret = otherCaretRect(beside: caret)?.offsetBy(dx: origin.x, dy: origin.y)
        // At a line's end the caret needs a little of the frame. Where lines wrap, spaces may run past their end.
        if breaksLines || contents.caret.maxX >= 0 && contents.caret.minX <= frame.width {
            contents.caret.origin.x = min(
                max(contents.caret.minX, 0), max(0, frame.width - contents.caret.width))
        }
        area.update(contents, environment)
        spelling?.check(visibleText())
    }

    /// - Parameter origin: The layout's origin, in the area's points.
    private func highlights(
        _ rects: [TextRect], _ color: PixelColor, from origin: CGPoint
    ) -> [TextAreaBehavior.Highlight] {
        rects.map { .init(frame: CGRect($0).offsetBy(dx: origin.x, dy: origin.y), color: color) }
    }

    func caretRect(_ geometry: any TextGeometry) -> CGRect {
        let rect =
            dropPlace.map(geometry.caretRect) ?? compositionCaretRect
            ?? geometry.caretRect(session.selection.head)
        return CGRect(x: rect.x, y: rect.y, width: CaretBehavior.width, height: rect.height)
    }

    /// Returns the second caret position where two directions meet on a line, in the layout's points. Text of the other
    /// direction would be inserted there.
    private func otherCaretRect(beside rect: CGRect) -> CGRect? {
        guard let geometry = session.geometry, isFocused, session.selection.isEmpty, dropPlace == nil,
            session.composition == nil, !session.overwrites
        else { return nil }
        let caret = session.selection.head
        let other = Caret(caret.offset, caret.affinity == .upstream ? .downstream : .upstream)
        let there = geometry.caretRect(other)
        // On another line the caret is at a line break, not between directions.
        guard there.y == rect.minY, abs(there.x - rect.minX) > 0.5 else { return nil }
        return CGRect(x: there.x, y: there.y, width: rect.width, height: there.height)
    }

    /// The character after the caret, which typing replaces in overwrite mode. It is in the layout's points.
    private var overwritten: CGRect? {
        guard session.overwrites, session.selection.isEmpty, session.composition == nil, dropPlace == nil
        else { return nil }
        let start = session.selection.head.offset
        guard start < session.buffer.paragraphContentRange(at: start).upperBound,
            let rect = selectionRects(start..<session.buffer.graphemeBoundary(after: start)).first
        else { return nil }
        return CGRect(rect)
    }
}
