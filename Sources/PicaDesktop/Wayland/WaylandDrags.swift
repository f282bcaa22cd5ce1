import CPicaSDL
import CPicaWayland
import Foundation
import PicaGraph

/// Drag and drop through a Wayland compositor.
///
/// During a drag the compositor holds the pointer and reports its position, even over this program's own windows.
///
/// SDL listens with a data device of its own. When a drag enters a window, SDL rejects it unless it carries files. SDL
/// sends nothing later, so an answer that this class sends afterwards takes precedence.
final class WaylandDrags: PointerDrags {
    private unowned let clipboard: WaylandSelection
    private var windows: [any DragWindow] = []
    private var visit: Visit?
    /// The drag that this program has begun; `nil` if there is none.
    private var own: Own?
    /// The compositor's offer for this program's own drag after a drop on one of its own windows.
    private var droppedHere: WaylandOffer?

    /// A drag that is over a window.
    private final class Visit {
        let window: any DragWindow
        let drop: Drop
        let offer: WaylandOffer
        let serial: UInt32
        /// The action last reported for the drag; the outer `nil` means that none has been reported yet.
        var answer: DropAction??

        init(_ window: any DragWindow, _ drop: Drop, _ offer: WaylandOffer, _ serial: UInt32) {
            (self.window, self.drop, self.offer, self.serial) = (window, drop, offer, serial)
        }
    }

    private struct Own {
        let drag: Drag
        /// The drop, the same over all windows: it ends with the drag.
        let drop: Drop
        let source: WaylandSource
        /// The action that the compositor has chosen, as a bit; 0 for none.
        var action: UInt32 = 0
    }

    init(_ clipboard: WaylandSelection) { self.clipboard = clipboard }

    override func opened(_ window: any DragWindow) { windows.append(window) }

    override func closed(_ window: any DragWindow) {
        super.closed(window)
        windows.removeAll { $0 === window }
        if visit?.window === window { visit = nil }
    }

    // MARK: Drags from this program

    override func begin(_ drag: Drag, from window: any DragWindow, with motion: InputEvent) {
        own?.drag.end(nil)
        own = nil
        let source = clipboard.makeSource(drag.content) { [weak self] in self?.take($0, $1, $2) }
        guard let source, let surface = window.systemID.flatMap(OpaquePointer.init(bitPattern:)),
            clipboard.startDrag(
                source, actions: drag.canMove ? [.copy, .move] : [.copy], from: surface)
        else { return super.begin(drag, from: window, with: motion) }
        let drop = Drop(drag) { [weak self] in self?.droppedHere?.finish(isTaken: $0 != nil) }
        own = Own(drag: drag, drop: drop, source: source)
    }

    private func take(_ source: WaylandSource, _ event: UInt32, _ arguments: WaylandArguments) {
        let (cancelled, finished, action): (UInt32, UInt32, UInt32) = (2, 4, 5)
        guard let own, own.source === source else { return }
        switch event {
        case action: self.own?.action = arguments.number(0)
        case finished: end(own.action == DropAction.move.bit ? .move : .copy)
        case cancelled: end(nil)
        default: break
        }
    }

    private func end(_ action: DropAction?) {
        own?.drag.end(action)
        own = nil
        droppedHere = nil
        wakeLoop()
    }

    /// Wakes the main loop so that it shows what a Wayland event changed. SDL keeps sleeping after events that are not
    /// its own.
    private func wakeLoop() { DispatchQueue.main.async {} }

    // MARK: Drags over windows

    func entered(_ arguments: WaylandArguments, _ offer: WaylandOffer?) {
        visit = nil
        let surface = arguments.object(1).map { UInt(bitPattern: $0) }
        guard let offer, let window = windows.first(where: { $0.systemID == surface }) else { return }
        let drop: Drop
        if let own {
            drop = own.drop
        } else {
            drop = Drop(offer) { offer.finish(isTaken: $0 != nil) }
        }
        let visit = Visit(window, drop, offer, arguments.number(0))
        self.visit = visit
        move(x: arguments.fixed(2), y: arguments.fixed(3))
        // Answers once more after SDL, which may have rejected the drag.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.visit === visit else { return }
                self.answer(visit.answer ?? nil, visit)
            }
        }
    }

    func moved(_ arguments: WaylandArguments) { move(x: arguments.fixed(1), y: arguments.fixed(2)) }

    private func move(x: CGFloat, y: CGFloat) {
        guard let visit else { return }
        // For a drag from another program the compositor chooses the action at the drop.
        visit.drop.action = visit.drop.drag?.action(.held) ?? .move
        let action = visit.window.dropTarget.dragMoved(visit.drop, to: visit.window.point(x: x, y: y))
        if visit.answer != .some(action) { answer(action, visit) }
        wakeLoop()
    }

    private func answer(_ action: DropAction?, _ visit: Visit) {
        visit.answer = .some(action)
        visit.offer.answer(action, orCopy: visit.drop.drag == nil, to: visit.serial)
    }

    func left() {
        guard let visit else { return }
        self.visit = nil
        visit.window.dropTarget.dragLeft()
        wakeLoop()
        visit.offer.finish(isTaken: false)
    }

    func dropped() {
        guard let visit else { return }
        self.visit = nil
        if visit.drop.drag != nil {
            droppedHere = visit.offer
        } else {
            visit.drop.action = visit.offer.action == DropAction.move.bit ? .move : .copy
        }
        visit.window.dropTarget.dropped(visit.drop)
        wakeLoop()
    }
}
