import Foundation

/// The elements of a window that show what is behind them: they are painted anew where that changes.
@MainActor final class BackdropRegister {
    private struct Entry {
        weak var element: Element?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ element: Element) { entries[ObjectIdentifier(element)] = Entry(element: element) }

    /// Where those that can be seen were painted last, in the window's coordinates.
    var rects: [CGRect] {
        entries = entries.filter { $0.value.element?.showsBackdrop == true }
        return entries.values.compactMap(\.element)
            .filter { !$0.paintedRect.isEmpty && $0.isSeen }.map(\.paintedRect)
    }
}
