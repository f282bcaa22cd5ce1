import Foundation
import PicaGraph
import PicaState
import PicaViews

/// The platform of a view under test.
package final class TestPlatform: Platform {
    package var clipboard: any Clipboard = MemoryClipboard()
    package var primarySelection: any Clipboard = MemoryClipboard()
    package var now: TimeInterval = 0
    /// The date at which `now` was 0.
    var start = Date(timeIntervalSinceReferenceDate: 0)
    package var date: Date { start + now }
    package private(set) var cursor = PointerCursor.arrow
    package private(set) var typingPlace: TextInputTarget?
    /// The kind of text being typed, as reported to input methods.
    package var typedContent: TypedContent? { typingPlace?.content }
    var frameWasRequested = false
    /// The drag over the window; `nil` if there is none.
    private(set) var drag: PointerDrag?
    weak var window: (any WindowContent)?
    var openedURLs: [URL] = []
    var fileDialog: TestFileDialog?

    /// The wishes of the window's views.
    private(set) var wishes = WindowWishes()

    package func setWishes(_ wishes: WindowWishes) { self.wishes = wishes }
    package func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }
    package func setTextInput(_ place: TextInputTarget?) { typingPlace = place }
    package func begin(_ drag: Drag, at point: CGPoint, _ modifiers: PicaGraph.Modifiers) {
        let pointerDrag = PointerDrag(
            drag, find: { [weak self] point in self?.window.map { ($0, point) } },
            show: { [weak self] in self?.cursor = PointerCursor(dragging: $0) })
        self.drag = pointerDrag
        _ = pointerDrag.take(.pointerMoved(point, modifiers))
    }
    package func requestFrame() { frameWasRequested = true }
}
