import Foundation
import PicaText

/// One line of editable text laid out: a field's text with its composition in place, or dots for a
/// secret. Takes and gives the buffer's offsets.
final class FieldLayout: TextGeometry {
    private unowned let session: EditingSession
    private var style: PicaText.TextStyle
    private let context: TextContext
    private(set) var layout: TextLayout
    /// UTF-8 offsets of the secret's characters, its end included; empty for open text.
    private var stops: [Int] = []

    /// Stands for a character of a secret.
    static let dot: Character = "\u{2022}"

    init(_ session: EditingSession, style: PicaText.TextStyle, context: TextContext) {
        self.session = session
        self.style = style
        self.context = context
        layout = Self.layout(StyledText("", style: style), context)
        update(style)
    }

    private static func layout(_ text: StyledText, _ context: TextContext) -> TextLayout {
        var options = LayoutOptions()
        options.wraps = false
        return TextLayout(
            ShapedText(text, direction: .natural, context: context), width: nil, options: options)
    }

    /// Lays out again after a change of the session or the style.
    func update(_ style: PicaText.TextStyle) {
        self.style = style
        var text: StyledText
        if session.isSecret {
            stops = Self.clusterStops(session.buffer)
            text = StyledText(
                String(repeating: Self.dot, count: max(0, stops.count - 1)), style: style)
        } else if let composition = session.composition {
            let string = session.text.utf8
            let place = string.index(string.startIndex, offsetBy: composition.offset)
            text = StyledText(
                String(session.text[..<place]) + composition.text + String(session.text[place...]),
                style: style)
            let start = composition.offset
            text.update(start..<start + composition.text.utf8.count) { $0.underline = LineDecoration() }
        } else {
            text = StyledText(session.text, style: style)
        }
        layout = Self.layout(text, context)
    }

    private static func clusterStops(_ buffer: any TextBuffer) -> [Int] {
        var stops = [0]
        while let last = stops.last, last < buffer.utf8Count { stops.append(buffer.clusterBoundary(after: last)) }
        return stops
    }

    // MARK: Offsets

    private static let dotBytes = String(dot).utf8.count

    private func displayed(_ caret: Caret) -> Caret {
        var caret = caret
        if session.isSecret {
            caret.offset = (stops.firstIndex { $0 >= caret.offset } ?? 0) * Self.dotBytes
        } else if let composition = session.composition {
            caret.offset = composition.displayed(caret.offset)
        }
        return caret
    }

    private func stored(_ caret: Caret) -> Caret {
        var caret = caret
        if session.isSecret {
            caret.offset = stops.isEmpty ? 0 : stops[min(caret.offset / Self.dotBytes, stops.count - 1)]
        } else if let composition = session.composition {
            caret.offset = composition.stored(caret.offset)
        }
        return caret
    }

    // MARK: Geometry

    func caret(leftOf caret: Caret) -> Caret? { layout.caret(leftOf: displayed(caret)).map(stored) }
    func caret(rightOf caret: Caret) -> Caret? { layout.caret(rightOf: displayed(caret)).map(stored) }
    func caret(above caret: Caret, x goal: Double) -> Caret? { nil }
    func caret(below caret: Caret, x goal: Double) -> Caret? { nil }
    func caret(atX x: Double, y: Double) -> Caret { stored(layout.caret(atX: x, y: 0)) }

    func caretRect(_ caret: Caret) -> TextRect { layout.caretRect(displayed(caret)) }

    /// Where the input method's own caret is; nil without a composition.
    var compositionCaretRect: TextRect? {
        session.composition.map { layout.caretRect(Caret($0.offset + $0.selection.upperBound, .upstream)) }
    }

    func lineRange(at caret: Caret) -> Range<Int> { 0..<session.buffer.utf8Count }
    func isRightToLeft(at offset: Int) -> Bool { layout.lines.first?.isRightToLeft ?? false }
    var pageHeight: Double { layout.height }

    func selectionRects(_ range: Range<Int>) -> [TextRect] {
        layout.selectionRects(displayed(Caret(range.lowerBound)).offset..<displayed(Caret(range.upperBound)).offset)
    }
}
