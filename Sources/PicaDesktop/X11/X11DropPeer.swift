import CPicaXCB
import Foundation
import PicaGraph
import PicaState

/// Another program's window under a drag from this program.
///
/// It answers asynchronously which action it would perform; nothing waits for that.
@MainActor final class X11DropPeer: DropTarget {
    let window: xcb_window_t
    /// The window that receives messages for it.
    let receiver: xcb_window_t
    /// Whether the drag has left, or the drop was accepted or failed for good.
    private(set) var isOver = false
    /// The callback for each answer about the action.
    var onUpdate: (DropAction?) -> Void = { _ in }
    private let version: UInt32
    private let selection: X11Selection
    private unowned let selections: X11Selections
    /// The action that the window last answered.
    private var answer: DropAction?
    /// Whether a position was sent that has not been answered yet.
    private var isAsked = false
    /// The position to send after the next answer, in screen pixels.
    private var next: (place: CGPoint, action: DropAction)?
    /// A drop that waits for the answer to the last position.
    private var waiting: Drop?
    /// The drop that was sent.
    private var dropped: Drop?
    private var timeout: Timeout?

    /// Creates a peer; `nil` if the window accepts no drops.
    init?(_ window: xcb_window_t, _ selection: X11Selection, _ selections: X11Selections) {
        guard let connection = selections.connection, selection.ownedSince != nil,
            let content = selection.ownContent
        else { return nil }
        func number(_ name: String, of window: xcb_window_t) -> UInt32? {
            connection.read(connection.atom(name), of: window, limit: 4)?.numbers.first
        }
        var receiver = window
        // A live proxy refers to itself; otherwise a program that is gone left it behind.
        if let proxy = number("XdndProxy", of: window), number("XdndProxy", of: proxy) == proxy {
            receiver = proxy
        }
        guard let version = number("XdndAware", of: receiver), version >= 3 else { return nil }
        self.window = window
        self.receiver = receiver
        self.version = min(version, 5)
        (self.selection, self.selections) = (selection, selections)
        let types = connection.atoms(of: TextType.offered(content.types))
        let list = connection.atom("XdndTypeList")
        connection.write(types, type: XCB_ATOM_ATOM.rawValue, to: list, of: selections.window)
        send("XdndEnter", [self.version << 24 | (types.count > 3 ? 1 : 0)] + types.prefix(3))
    }

    /// - Parameter data: The message's data after the source window.
    private func send(_ message: String, _ data: [UInt32] = []) {
        selections.connection?.send(message, [selections.window] + data, about: window, to: receiver)
    }

    // MARK: Actions here

    /// Whether something was dropped on the window.
    var hasDrop: Bool { waiting != nil || dropped != nil }

    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        next = (point, drop.action)
        tellPlace()
        return answer
    }

    private func tellPlace() {
        guard !isAsked, let next, let connection = selections.connection else { return }
        self.next = nil
        isAsked = true
        let (x, y) = (
            UInt32(UInt16(clamping: Int(next.place.x))), UInt32(UInt16(clamping: Int(next.place.y)))
        )
        send(
            "XdndPosition",
            [0, x << 16 | y, selection.ownedSince ?? 0, connection.atom(next.action.atom)])
    }

    func dragLeft() {
        guard !isOver, !hasDrop else { return }
        isOver = true
        send("XdndLeave")
    }

    func dropped(_ drop: Drop) {
        guard isAsked else { return decide(drop) }
        waiting = drop
        timeout = Timeout(seconds: Timeout.withOwners) { [weak self] in self?.giveUp() }
    }

    private func decide(_ drop: Drop) {
        waiting = nil
        guard answer != nil else {
            dragLeft()
            return drop.finish(nil)
        }
        dropped = drop
        send("XdndDrop", [0, selection.ownedSince ?? 0])
        timeout = Timeout(seconds: Timeout.withReaders) { [weak self] in self?.end(nil) }
    }

    private func giveUp() {
        guard let drop = waiting else { return }
        waiting = nil
        dragLeft()
        drop.finish(nil)
    }

    private func end(_ action: DropAction?) {
        isOver = true
        timeout?.end()
        dropped?.finish(action)
        dropped = nil
    }

    // MARK: Answers

    func take(_ message: xcb_client_message_event_t, named name: String) {
        guard !isOver, let connection = selections.connection else { return }
        let data = message.data.data32
        let isTaken = data.1 & 1 != 0
        func action(_ atom: xcb_atom_t) -> DropAction {
            atom == connection.atom(DropAction.move.atom) ? .move : .copy
        }
        if name == "XdndFinished" {
            guard dropped != nil else { return }
            end(version < 5 ? answer : isTaken ? action(data.2) : nil)
        } else if dropped == nil {
            isAsked = false
            answer = isTaken ? action(data.4) : nil
            tellPlace()
            guard let waiting else { return onUpdate(answer) }
            if !isAsked { decide(waiting) }
        }
    }
}
