import Foundation
import PicaGraph
import PicaViews

/// The system that a view under test believes to run on.
package final class TestPlatform: Platform {
    package var clipboard: String?
    package var primarySelection: String?
    package var now: TimeInterval = 0
    package private(set) var cursor = PointerCursor.arrow
    package private(set) var textInput: CGRect?
    var frameWasRequested = false

    package func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }
    package func setTextInput(_ caret: CGRect?) { textInput = caret }
    package func requestFrame() { frameWasRequested = true }
}
