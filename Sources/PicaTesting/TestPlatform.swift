import Foundation
import PicaGraph
import PicaViews

/// The system that a view under test believes to run on.
package final class TestPlatform: Platform {
    package var clipboard: any Clipboard = MemoryClipboard()
    package var primarySelection: any Clipboard = MemoryClipboard()
    package var now: TimeInterval = 0
    /// What the clock on the wall showed when `now` was 0.
    var start = Date(timeIntervalSinceReferenceDate: 0)
    package var date: Date { start + now }
    package private(set) var cursor = PointerCursor.arrow
    package private(set) var typingPlace: TextInputTarget?
    /// What is typed there, as input methods are told.
    package var typedContent: TypedContent? { typingPlace?.content }
    var frameWasRequested = false
    /// What is dragged over the window; nil while nothing is.
    private(set) var drag: PointerDrag?
    weak var window: (any WindowContent)?
    var openedURLs: [URL] = []
    var fileDialog: TestFileDialog?

    /// What the window's views want of the desktop.
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
