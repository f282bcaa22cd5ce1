import Foundation
import PicaGraph
import PicaText

/// The selected text of a field while it is dragged.
package struct DraggedText {
    let drag: Drag
    /// The text's range in the field, which follows edits made during the drag.
    private(set) var range: Range<Int>
    /// The text that it was dragged from, and its range there.
    private let source: (text: Rope, range: Range<Int>)

    /// The distance in points that the pointer may move during a click.
    private static let tolerance: CGFloat = 5

    init(_ drag: Drag, _ range: Range<Int>, of text: Rope) {
        self.drag = drag
        self.range = range
        source = (text, range)
    }

    /// Returns whether the pointer has moved farther than it may in a click.
    package static func isDrag(from start: CGPoint, to point: CGPoint) -> Bool {
        hypot(point.x - start.x, point.y - start.y) > tolerance
    }

    mutating func followEdit(_ edit: TextEdit) {
        let start = edit.map(range.lowerBound)
        range = start..<max(start, edit.map(range.upperBound))
    }

    /// Returns whether a text still contains the dragged text at its range.
    func isIn(_ text: Rope?) -> Bool {
        guard let text, range.upperBound <= text.utf8Count else { return false }
        return text.string(in: range) == source.text.string(in: source.range)
    }
}
