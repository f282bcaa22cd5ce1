import CSDL
import CWayland
import Foundation
import PicaGraph

/// Dragging over a Wayland compositor, which has the pointer meanwhile and says where it is, over the
/// windows of this program, too.
///
/// SDL listens with a device of its own and turns down what is no file as it comes over a window. It says
/// nothing later, so what is said here after it counts.
final class WaylandDrags: PointerDrags {
    private unowned let clipboard: WaylandSelection
    private var windows: [any DragWindow] = []
    private var visit: Visit?
    /// What this program drags.
    private var own: Own?
    /// What the compositor calls that when it is dropped on a window of this program's.
    private var droppedHere: WaylandOffer?

    /// Something that is over a window.
    private final class Visit {
        let window: any DragWindow
        let drop: Drop
        let offer: WaylandOffer
        let serial: UInt32
        /// What was said last would become of it.
        var answer: DropAction??

        init(_ window: any DragWindow, _ drop: Drop, _ offer: WaylandOffer, _ serial: UInt32) {
            (self.window, self.drop, self.offer, self.serial) = (window, drop, offer, serial)
        }
    }

    private struct Own {
        let drag: Drag
        /// The same over all windows: it ends with the drag.
        let drop: Drop
        let source: WaylandSource
        /// What the compositor has found would become of it.
        var action: UInt32 = 0
    }

    init(_ clipboard: WaylandSelection) { self.clipboard = clipboard }

    override func opened(_ window: any DragWindow) { windows.append(window) }

    override func closed(_ window: any DragWindow) {
        super.closed(window)
        windows.removeAll { $0 === window }
        if visit?.window === window { visit = nil }
    }

    // MARK: What this program drags

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

    /// SDL sleeps on after events that are none of its own, and what they have changed is to be seen.
    private func wakeLoop() { DispatchQueue.main.async {} }

    // MARK: What is dragged over windows

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
        // Once more, when SDL has had its say.
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
        // Of another program's things the compositor says what it is to be, when it is dropped.
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
