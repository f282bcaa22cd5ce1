import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaText

/// The behavior of the visible part of an editable text, clipped to a frame. Highlights, lines and caret are elements
/// of their own, so that only changed ones are repainted.
final class TextAreaBehavior: ElementBehavior {
    /// The content to show, in the area's points.
    struct Contents {
        var lines: [VisibleLine] = []
        /// The highlights, from back to front.
        var highlights: [Highlight] = []
        var caret = CGRect.zero
        /// The caret position for text of the other direction; `nil` if it is that of the caret.
        var otherCaret: CGRect?
        /// Whether the caret covers the character that typing replaces.
        var isCaretBlock = false
    }

    /// A highlighted range of text.
    struct Highlight {
        let frame: CGRect
        let color: PixelColor
    }

    unowned let element: Element
    let caret: BehaviorElement<CaretBehavior>
    /// The lower half of the caret at its second position, where directions meet.
    private let otherCaret: BehaviorElement<FillBehavior>
    private var highlights: [BehaviorElement<FillBehavior>] = []
    /// The elements that show lines, from top to bottom, followed by spare ones. Creating elements would repaint the
    /// whole area.
    private var lines: [BehaviorElement<LineBehavior>] = []
    private var contents = Contents()
    private var environment = EnvironmentValues()

    init(_ element: Element) {
        self.element = element
        caret = BehaviorElement(graph: element.graph, make: CaretBehavior.init)
        otherCaret = BehaviorElement(graph: element.graph) { FillBehavior($0) }
        element.setChildren([otherCaret, caret])
        caret.behavior.blinked = { [unowned self] in arrangeOtherCaret() }
    }

    func update(_ contents: Contents, _ environment: EnvironmentValues) {
        self.contents = contents
        self.environment = environment
        arrange()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren() { arrange() }

    private func arrange() {
        reserve(highlights: contents.highlights.count, lines: contents.lines.count)
        for (index, highlight) in highlights.enumerated() {
            guard index < contents.highlights.count else {
                highlight.behavior.show(.zero)
                continue
            }
            highlight.update(contents.highlights[index].color, environment)
            highlight.behavior.show(contents.highlights[index].frame)
        }
        arrangeLines()
        caret.behavior.isBlock = contents.isCaretBlock
        let frame = contents.isCaretBlock ? contents.caret : onPixels(contents.caret)
        caret.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        arrangeOtherCaret()
    }

    private func arrangeOtherCaret() {
        guard let frame = contents.otherCaret, caret.behavior.isOn else {
            return otherCaret.behavior.show(.zero)
        }
        let shown = onPixels(frame)
        let half = (shown.height / 2).rounded(.down)
        otherCaret.update(caret.behavior.color, environment)
        otherCaret.behavior.show(
            CGRect(x: shown.minX, y: shown.maxY - half, width: shown.width, height: half))
    }

    /// Returns the caret's frame moved to whole pixels, so that it has the same width everywhere.
    private func onPixels(_ frame: CGRect) -> CGRect {
        guard let scale = element.host?.scale, scale > 0 else { return frame }
        let left = element.toWindow(frame.origin).x
        let width = max(1, (frame.width * scale).rounded(.down)) / scale
        let shift = (left * scale).rounded(.down) / scale - left
        return CGRect(x: frame.minX + shift, y: frame.minY, width: width, height: frame.height)
    }

    /// Gives each line an element: the one that shows it already, or one whose line is gone.
    private func arrangeLines() {
        var wanted: [VisibleLine.Identity: Int] = [:]
        for (index, line) in contents.lines.enumerated() { wanted[line.identity] = index }
        var found: [BehaviorElement<LineBehavior>?] = Array(repeating: nil, count: contents.lines.count)
        var free: [BehaviorElement<LineBehavior>] = []
        for element in lines {
            if let index = element.behavior.line.flatMap({ wanted[$0.identity] }), found[index] == nil {
                found[index] = element
            } else {
                free.append(element)
            }
        }
        var nextFree = free.makeIterator()
        lines.removeAll(keepingCapacity: true)
        for (line, known) in zip(contents.lines, found) {
            guard let element = known ?? nextFree.next() else { continue }
            element.update(line, environment)
            lines.append(element)
        }
        while let element = nextFree.next() {
            element.update(nil, environment)
            lines.append(element)
        }
    }

    private func reserve(highlights highlightCount: Int, lines lineCount: Int) {
        guard highlightCount > highlights.count || lineCount > lines.count else { return }
        func missing(_ wanted: Int, _ count: Int) -> Int { wanted > count ? wanted + wanted / 2 - count : 0 }
        for _ in 0..<missing(highlightCount, highlights.count) {
            highlights.append(BehaviorElement(graph: element.graph) { FillBehavior($0) })
        }
        for _ in 0..<missing(lineCount, lines.count) {
            lines.append(BehaviorElement(graph: element.graph, make: LineBehavior.init))
        }
        element.setChildren(highlights + lines + [otherCaret, caret])
    }

    var contentClip: CGRect? { CGRect(origin: .zero, size: element.size) }

    func paintChildren(on painter: Painter, _ paint: () -> Void) {
        painter.pushClip(CGRect(origin: .zero, size: element.size))
        paint()
        painter.popClip()
    }
}
