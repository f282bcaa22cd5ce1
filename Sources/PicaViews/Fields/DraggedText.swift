import Foundation
import PicaGraph
import PicaText

/// What was selected in a field and is dragged, wherever it goes.
struct DraggedText {
    let drag: Drag
    /// Where it is in the field, which may change meanwhile.
    private(set) var range: Range<Int>
    /// The text that it was taken from, and where it was in that.
    private let source: (text: Rope, range: Range<Int>)

    /// How far a hand goes that wants to click, in points.
    private static let tolerance: CGFloat = 5

    init(_ drag: Drag, _ range: Range<Int>, of text: Rope) {
        self.drag = drag
        self.range = range
        source = (text, range)
    }

    /// Whether the pointer has gone farther than a click does.
    static func isDrag(from start: CGPoint, to point: CGPoint) -> Bool {
        hypot(point.x - start.x, point.y - start.y) > tolerance
    }

    mutating func followEdit(_ edit: TextEdit) {
        let start = edit.map(range.lowerBound)
        range = start..<max(start, edit.map(range.upperBound))
    }

    /// Whether a text still has what is dragged.
    func isIn(_ text: Rope?) -> Bool {
        guard let text, range.upperBound <= text.utf8Count else { return false }
        return text.string(in: range) == source.text.string(in: source.range)
    }
}
