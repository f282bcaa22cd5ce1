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
    package private(set) var typingPlace: TypingPlace?
    var frameWasRequested = false
    var openedURLs: [URL] = []

    package func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }
    package func setTextInput(_ place: TypingPlace?) { typingPlace = place }
    package func requestFrame() { frameWasRequested = true }
}
