/// Where text is on screen, as far as moving the caret depends on it. Offsets are those of the buffer.
package protocol TextGeometry: AnyObject {
    /// The caret stop next to one on screen; nil at the text's edge.
    func caret(leftOf caret: Caret) -> Caret?
    func caret(rightOf caret: Caret) -> Caret?
    /// The caret stop nearest to x on the displayed line above or below; nil when there is none.
    func caret(above caret: Caret, x goal: Double) -> Caret?
    func caret(below caret: Caret, x goal: Double) -> Caret?
    /// The caret stop nearest to a point.
    func caret(atX x: Double, y: Double) -> Caret
    func caretRect(_ caret: Caret) -> TextRect
    /// The displayed line a caret stands on, without what ends it.
    func lineRange(at caret: Caret) -> Range<Int>
    /// Whether the paragraph at an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool
    /// How far Page Up and Page Down go, in points.
    var pageHeight: Double { get }
}
