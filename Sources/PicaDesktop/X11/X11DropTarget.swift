import CPicaXCB
import Foundation
import PicaGraph

/// One of this program's windows as a target for drops from other programs.
@MainActor final class X11DropTarget {
    private weak var window: (any DragWindow)?
    private let id: xcb_window_t
    private var messages: XMessages?
    private unowned let selections: X11Selections
    private var visit: X11DropVisit?

    /// The newest version of the protocol.
    private static let version: UInt32 = 5

    init?(_ window: any DragWindow, _ selections: X11Selections) {
        guard let connection = selections.connection, let id = window.systemID else { return nil }
        self.window = window
        self.selections = selections
        self.id = xcb_window_t(truncatingIfNeeded: id)
        let names = Set(connection.atoms(of: ["Enter", "Position", "Leave", "Drop"].map { "Xdnd" + $0 }))
        // A proxy window would keep the messages from SDL too, but GTK 4 forgets a proxy after one conversation with it.
        messages = XMessages(to: window.handle) { [weak self] message in
            guard names.contains(message.type) else { return false }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(message) } }
            return true
        }
        guard messages != nil else { return nil }
        connection.write(
            [Self.version], type: XCB_ATOM_ATOM.rawValue, to: connection.atom("XdndAware"), of: self.id)
        connection.flush()
    }

    func isOf(_ other: any DragWindow) -> Bool { window === other || window == nil }

    private func take(_ message: xcb_client_message_event_t) {
        guard let name = selections.connection?.names(of: [message.type]).first else { return }
        let data = message.data.data32
        if name == "XdndEnter" {
            leave()
            // A program that has ended meanwhile would never send that it leaves.
            guard selections.connection?.watchIfPresent(data.0) == true else { return }
            visit = X11DropVisit(message, selections)
        }
        guard let visit, visit.source == data.0 else { return }
        switch name {
        case "XdndPosition": move(visit, message)
        case "XdndLeave": leave()
        case "XdndDrop":
            end()
            visit.isDropped(at: data.2)
            window?.dropTarget.dropped(visit.drop)
        default: break
        }
    }

    private func leave() {
        guard visit != nil else { return }
        end()
        window?.dropTarget.dragLeft()
    }

    private func end() {
        guard let source = visit?.source else { return }
        visit = nil
        selections.forget(source)
    }

    func isVisited(by source: xcb_window_t) -> Bool { visit?.source == source }

    /// Handles the end of a program that never sent that its drag leaves.
    func sourceDied(_ source: xcb_window_t) {
        if isVisited(by: source) { leave() }
    }

    private func move(_ visit: X11DropVisit, _ message: xcb_client_message_event_t) {
        guard let window, let connection = selections.connection else { return }
        let data = message.data.data32
        let onScreen = (x: Int16(truncatingIfNeeded: data.2 >> 16), y: Int16(truncatingIfNeeded: data.2))
        guard let place = connection.place(onScreen, of: connection.root, in: id) else { return }
        visit.drop.action = data.4 == connection.atom(DropAction.move.atom) ? .move : .copy
        let action = window.dropTarget.dragMoved(
            visit.drop, to: window.point(x: CGFloat(place.x), y: CGFloat(place.y)))
        // The answer asks for every position, inside any rectangle.
        let answer: [UInt32] = [action == nil ? 2 : 3, 0, 0, action.map { connection.atom($0.atom) } ?? 0]
        connection.send("XdndStatus", [message.window] + answer, about: visit.source, to: visit.source)
        selections.drainSoon()
    }
}

/// Another program's drag over a window of this program.
@MainActor final class X11DropVisit {
    let source: xcb_window_t
    let drop: Drop
    private let offer: X11Selection

    init(_ message: xcb_client_message_event_t, _ selections: X11Selections) {
        let data = message.data.data32
        let source = data.0
        var types = [data.2, data.3, data.4].filter { $0 != 0 }
        if data.1 & 1 != 0, let connection = selections.connection {
            let list = connection.read(connection.atom("XdndTypeList"), of: source, limit: 1024)
            types = list?.numbers ?? types
        }
        let offer = X11Selection(
            X11Drags.selectionName, of: selections, offered: selections.connection?.names(of: types) ?? [])
        let window = message.window
        drop = Drop(offer) { [weak selections] action in
            guard offer.readTime != nil, let selections, let connection = selections.connection else {
                return
            }
            // Some sources delete moved content on request, others when the drop is finished.
            if action == .move { selections.ask("DELETE", of: offer) { _ in } }
            let result: [UInt32] = action.map { [1, connection.atom($0.atom)] } ?? [0, 0]
            connection.send("XdndFinished", [window] + result, about: source, to: source)
            selections.drainSoon()
        }
        self.source = source
        self.offer = offer
    }

    /// - Parameter time: The drop's timestamp, by which the source identifies the content.
    func isDropped(at time: xcb_timestamp_t) { offer.readTime = time }
}
