import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// The platform of a view that is drawn into a picture: events do not occur on it.
package final class OffscreenPlatform: Platform {
    package let clipboard: any Clipboard = MemoryClipboard()
    package let primarySelection: any Clipboard = MemoryClipboard()
    package func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {}
    package var now: TimeInterval = 0
    package var date: Date { Date() }
    /// Called when the visible content is about to change.
    package var onFrameRequest: () -> Void = {}

    package init() {}
    package func setCursor(_ cursor: PointerCursor) {}
    package func setTextInput(_ place: TextInputTarget?) {}
    package func requestFrame() { onFrameRequest() }
}
