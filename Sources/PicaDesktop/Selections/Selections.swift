import CPicaSDL
import PicaState

/// The clipboard and the primary selection of a desktop.
@MainActor protocol Selections: AnyObject {
    var clipboard: any Clipboard { get }
    var primary: any Clipboard { get }
    /// The drags between windows.
    var drags: any Drags { get }
    /// Connects to other programs; before that, content stays within this one. Call it before the first frame, which
    /// does not wait for it.
    ///
    /// - Parameter window: Any window of the program.
    func connect(window: OpaquePointer)
    /// Handles pending events of other programs, so that a key finds content copied before it.
    func catchUp()
    /// Passes the clipboard content to a clipboard manager. Call it when the program ends.
    func handOver()
}

/// The selections of a display without other programs.
final class MemorySelections: Selections {
    let clipboard: any Clipboard = MemoryClipboard()
    let primary: any Clipboard = MemoryClipboard()
    let drags: any Drags = PointerDrags()

    func connect(window: OpaquePointer) {}
    func catchUp() {}
    func handOver() {}
}
