/// The positions of text on screen that caret motion depends on. Offsets are those of the buffer.
package protocol TextGeometry: AnyObject {
    /// Returns the next caret stop on screen; `nil` at the text's edge.
    func caret(leftOf caret: Caret) -> Caret?
    func caret(rightOf caret: Caret) -> Caret?
    /// Returns the caret stop nearest to x on the displayed line above or below, or `nil` if there is none.
    func caret(above caret: Caret, x goal: Double) -> Caret?
    func caret(below caret: Caret, x goal: Double) -> Caret?
    /// Returns the caret stop nearest to a point.
    func caret(atX x: Double, y: Double) -> Caret
    func caretRect(_ caret: Caret) -> TextRect
    /// Returns the displayed line of a caret, without its line end.
    func lineRange(at caret: Caret) -> Range<Int>
    /// Whether the paragraph at an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool
    /// The distance of Page Up and Page Down, in points.
    var pageHeight: Double { get }
}
