import CXCB
import Foundation
import PicaGraph

/// Dragging between the windows of an X server (XDND, version 5).
///
/// SDL knows half of it: as a target it tells of no places and takes short texts in one encoding. So it is not
/// to see what other programs say to its windows; they are answered on the selections' own connection.
final class X11Drags: PointerDrags {
    private unowned let selections: X11Selections
    /// What this program drags.
    let selection: X11Selection
    private var windows: [any DragWindow] = []
    private var targets: [X11DropTarget] = []
    /// The window of another program's that is under what is dragged, and those that have still to take
    /// what was dropped on them.
    private var peers: [X11DropPeer] = []

    /// How long a drag's beginning waits for the server's time, in seconds.
    private static let longestClaim = 0.1
    /// Windows in each other, at most.
    private static let depth = 16

    init(_ selections: X11Selections) {
        self.selections = selections
        selection = X11Selection(Self.selectionName, of: selections)
    }

    static let selectionName = "XdndSelection"
    /// The names that are needed.
    static let atoms =
        ["Enter", "Position", "Status", "Leave", "Drop", "Finished", "Aware", "Proxy", "TypeList"].map {
            "Xdnd" + $0
        } + [DropAction.copy.atom, DropAction.move.atom, selectionName, "DELETE"]

    // MARK: Windows

    /// The server can be spoken to.
    func connected() {
        for window in windows { addTarget(window) }
    }

    func disconnected() {
        targets = []
        peers = []
    }

    override func opened(_ window: any DragWindow) {
        windows.append(window)
        addTarget(window)
    }

    override func closed(_ window: any DragWindow) {
        super.closed(window)
        windows.removeAll { $0 === window }
        targets.removeAll { $0.isOf(window) }
    }

    private func addTarget(_ window: any DragWindow) {
        guard selections.connection != nil, let target = X11DropTarget(window, selections) else { return }
        targets.append(target)
    }

    /// Whether a window's program drags something over one of this program's.
    func follows(_ source: xcb_window_t) -> Bool { targets.contains { $0.isVisited(by: source) } }

    /// A program has gone, and what it drags with it.
    func sourceDied(_ source: xcb_window_t) {
        for target in targets { target.sourceDied(source) }
    }

    /// A message has come of those that programs send to each other.
    func take(_ message: xcb_client_message_event_t) {
        guard let name = selections.connection?.names(of: [message.type]).first else { return }
        let data = message.data.data32
        guard name == "XdndStatus" || name == "XdndFinished" else { return }
        for peer in peers where peer.window == data.0 || peer.receiver == data.0 {
            peer.take(message, named: name)
        }
        forgetFinished()
    }

    // MARK: What this program drags

    override func begin(_ drag: Drag, from window: any DragWindow, with motion: InputEvent) {
        selection.put(drag.content)
        selection.onDelete = { [weak drag] in drag?.end(.move) }
        selections.settle(selection, within: Self.longestClaim)
        super.begin(drag, from: window, with: motion)
    }

    override func take(_ event: InputEvent, in window: any DragWindow) -> Bool {
        let isTaken = super.take(event, in: window)
        if isTaken { forgetFinished() }
        return isTaken
    }

    override func place(at point: CGPoint, in window: any DragWindow) -> PointerDrag.Place? {
        guard let connection = selections.connection, let origin = window.systemID,
            let start = connection.place(
                window.units(of: point), of: xcb_window_t(truncatingIfNeeded: origin), in: connection.root)
        else { return super.place(at: point, in: window) }
        defer { selections.drainSoon() }
        var id = start.child
        for _ in 0..<Self.depth where id != 0 {
            guard let under = connection.place((start.x, start.y), of: connection.root, in: id) else { break }
            if let own = windows.first(where: { $0.systemID == UInt(id) }) {
                return (own.dropTarget, own.point(x: CGFloat(under.x), y: CGFloat(under.y)))
            }
            let place = CGPoint(x: CGFloat(start.x), y: CGFloat(start.y))
            if let known = peers.first(where: { $0.window == id && !$0.hasDrop }) { return (known, place) }
            guard let peer = X11DropPeer(id, selection, selections) else {
                id = under.child
                continue
            }
            peer.onUpdate = { [weak self] in self?.show($0) }
            peers.append(peer)
            return (peer, place)
        }
        return nil
    }

    private func forgetFinished() { peers.removeAll(where: \.isOver) }
}

extension DropAction {
    /// What the protocol calls it.
    var atom: String { self == .move ? "XdndActionMove" : "XdndActionCopy" }
}
