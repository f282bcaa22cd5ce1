import Foundation

/// The elements of a window that show the content behind them. They are damaged when that content changes.
@MainActor final class BackdropRegister {
    private struct Entry {
        weak var element: Element?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ element: Element) { entries[ObjectIdentifier(element)] = Entry(element: element) }

    /// The rectangles where visible backdrops were last painted, in the window's coordinate space.
    var rects: [CGRect] {
        entries = entries.filter { $0.value.element?.showsBackdrop == true }
        return entries.values.compactMap(\.element)
            .filter { !$0.paintedRect.isEmpty && $0.isSeen }.map(\.paintedRect)
    }
}
