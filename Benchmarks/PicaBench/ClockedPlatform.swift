import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaUI
import PicaViews

/// A platform without a screen, whose time advances on request.
@MainActor final class ClockedPlatform: Platform {
    var clipboard: any Clipboard = MemoryClipboard()
    var primarySelection: any Clipboard = MemoryClipboard()
    var now: TimeInterval = 0
    var date: Date { Date(timeIntervalSinceReferenceDate: now) }

    func setCursor(_ cursor: PointerCursor) {}
    func setTextInput(_ place: TextInputTarget?) {}
    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: PicaGraph.Modifiers) {}
    func requestFrame() {}
}
