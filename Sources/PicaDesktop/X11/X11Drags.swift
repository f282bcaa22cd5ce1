import CPicaXCB
import Foundation
import PicaGraph

/// Drag and drop between the windows of an X server (XDND, version 5).
///
/// SDL supports only half of it: as a target it reports no positions and accepts short texts in one encoding. So SDL
/// does not get to see messages from other programs to its windows. They are answered over the selections' own
/// connection.
final class X11Drags: PointerDrags {
    private unowned let selections: X11Selections
    /// The selection that holds what this program drags.
    let selection: X11Selection
    private var windows: [any DragWindow] = []
    private var targets: [X11DropTarget] = []
    /// The other program's window under the drag, and the windows that have yet to accept a drop.
    private var peers: [X11DropPeer] = []

    /// The longest time that the start of a drag waits for the server's time, in seconds.
    private static let longestClaim = 0.1
    /// The most levels of nested windows to search.
    private static let depth = 16

    init(_ selections: X11Selections) {
        self.selections = selections
        selection = X11Selection(Self.selectionName, of: selections)
    }

    static let selectionName = "XdndSelection"
    /// The atom names in use.
    static let atoms =
        ["Enter", "Position", "Status", "Leave", "Drop", "Finished", "Aware", "Proxy", "TypeList"].map {
            "Xdnd" + $0
        } + [DropAction.copy.atom, DropAction.move.atom, selectionName, "DELETE"]

    // MARK: Windows

    /// Handles a new connection to the server.
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

    /// Whether another program's window drags something over one of this program's windows.
    func follows(_ source: xcb_window_t) -> Bool { targets.contains { $0.isVisited(by: source) } }

    /// Handles the end of a program, which ends its drag.
    func sourceDied(_ source: xcb_window_t) {
        for target in targets { target.sourceDied(source) }
    }

    /// Handles a client message from another program.
    func take(_ message: xcb_client_message_event_t) {
        guard let name = selections.connection?.names(of: [message.type]).first else { return }
        let data = message.data.data32
        guard name == "XdndStatus" || name == "XdndFinished" else { return }
        for peer in peers where peer.window == data.0 || peer.receiver == data.0 {
            peer.take(message, named: name)
        }
        forgetFinished()
    }

    // MARK: Drags from this program

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
    /// The action's name in the protocol.
    var atom: String { self == .move ? "XdndActionMove" : "XdndActionCopy" }
}
