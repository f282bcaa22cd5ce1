import CSDL
import PicaGraph

/// The clipboard and the primary selection of a desktop.
@MainActor protocol Selections: AnyObject {
    var clipboard: any Clipboard { get }
    var primary: any Clipboard { get }
    /// What goes from window to window with the pointer.
    var drags: any Drags { get }
    /// Finds the other programs; before, what is put there stays within this one. To be called before the
    /// first frame, which does not wait for it.
    /// - Parameter window: Any of the program's.
    func connect(window: OpaquePointer)
    /// Takes what other programs have done so far, so that a key finds what was copied before it.
    func catchUp()
    /// Leaves what is on the clipboard to whoever keeps it when programs end. To be called at the end.
    func handOver()
}

/// Those of a screen without other programs.
final class MemorySelections: Selections {
    let clipboard: any Clipboard = MemoryClipboard()
    let primary: any Clipboard = MemoryClipboard()
    let drags: any Drags = PointerDrags()

    func connect(window: OpaquePointer) {}
    func catchUp() {}
    func handOver() {}
}
