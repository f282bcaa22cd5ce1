import Foundation
import PicaGraph
import PicaText

/// The layout of a single editable line: its text with the composition inserted, or dots for a secret. Offsets are
/// those of the buffer.
final class FieldLayout: TextGeometry {
    private unowned let session: EditingSession
    private var style: PicaText.TextStyle
    private var direction: BaseDirection
    private var lineHeight: LineHeight
    private let context: TextContext
    private(set) var layout: TextLayout
    /// An empty line, whose height the field always has.
    private(set) var emptyLine: TextLayout

    /// The character shown in place of each character of a secret.
    static let dot: Character = "\u{2022}"

    init(_ session: EditingSession, style: PicaText.TextStyle, context: TextContext) {
        self.session = session
        self.style = style
        self.context = context
        direction = .natural
        lineHeight = .variable
        layout = Self.layout(StyledText("", style: style), direction, lineHeight, context)
        emptyLine = layout
        update()
    }

    private static func layout(
        _ text: StyledText, _ direction: BaseDirection, _ lineHeight: LineHeight, _ context: TextContext
    ) -> TextLayout {
        var options = LayoutOptions()
        options.wraps = false
        options.lineHeight = lineHeight
        return TextLayout(
            ShapedText(text, direction: direction, context: context), width: nil, options: options)
    }

    /// The secret shown as dots; `nil` if the text itself is visible.
    private var secret: SecretBuffer? { isRevealed ? nil : session.buffer as? SecretBuffer }

    /// Whether a secret is visible. When it is hidden again, the cache of shaped words forgets it.
    var isRevealed = false {
        didSet {
            update()
            if !isRevealed { context.forgetWords() }
        }
    }

    /// Lays the text out again in another style.
    func update(_ style: PicaText.TextStyle, _ direction: BaseDirection, _ lineHeight: LineHeight) {
        self.style = style
        self.direction = direction
        self.lineHeight = lineHeight
        emptyLine = Self.layout(StyledText("", style: style), direction, lineHeight, context)
        update()
    }

    /// Lays the text out again after a change of the session.
    func update() {
        var text: StyledText
        if let secret {
            text = StyledText(String(repeating: Self.dot, count: secret.graphemeCount), style: style)
        } else if let composition = session.composition {
            text = StyledText(session.composedText, style: style)
            text.mark(composition, at: composition.offset)
        } else {
            text = StyledText(session.text, style: style)
        }
        layout = Self.layout(text, direction, lineHeight, context)
    }

    // MARK: Offsets

    static let dotBytes = String(dot).utf8.count

    private func displayed(_ caret: Caret) -> Caret {
        var caret = caret
        if let secret {
            caret.offset = secret.grapheme(at: caret.offset) * Self.dotBytes
        } else if let composition = session.composition {
            caret.offset = composition.displayed(caret.offset)
        }
        return caret
    }

    private func stored(_ caret: Caret) -> Caret {
        var caret = caret
        if let secret {
            caret.offset = secret.offset(ofGrapheme: caret.offset / Self.dotBytes)
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

    /// The input method's own caret; `nil` without a composition.
    var compositionCaretRect: TextRect? {
        session.composition.map { layout.caretRect(Caret($0.offset + $0.selection.upperBound, .upstream)) }
    }

    func lineRange(at caret: Caret) -> Range<Int> { 0..<session.buffer.utf8Count }
    func isRightToLeft(at offset: Int) -> Bool { layout.lines.first?.isRightToLeft ?? false }
    var pageHeight: Double { layout.height }

    func selectionRects(_ range: Range<Int>) -> [TextRect] { layout.selectionRects(displayed(range)) }

    /// Converts a range of the buffer to a range of the layout's text.
    func displayed(_ range: Range<Int>) -> Range<Int> {
        displayed(Caret(range.lowerBound)).offset..<displayed(Caret(range.upperBound)).offset
    }
}
