import CPicaSDL
import CPicaWayland
import Foundation
import PicaGraph

/// Pinches on touchpads, as Wayland compositors report them (pointer-gestures-unstable-v1). SDL reports none.
@MainActor final class WaylandPinches {
    /// The callback for each step of a pinch, with its surface. Its location is in SDL's units.
    var onStep: (_ surface: UInt, PinchStep) -> Void = { _, _ in }
    private var manager: WaylandProxy?
    private var pointer: WaylandProxy?
    private var object: WaylandProxy?
    private var surface: UInt = 0
    private var step: PinchStep?

    init(_ globals: WaylandGlobals) {
        globals.onFound.append { [weak self, weak globals] interface, name, version in
            guard interface == "zwp_pointer_gestures_v1", let self, let globals, manager == nil else {
                return
            }
            let release: UInt32? = version >= 2 ? 2 : nil
            manager = globals.bind(pica_pointer_gestures(), name, version: min(version, 2))
                .map { WaylandProxy($0, destructor: release) }
            listen()
        }
        globals.onSeat.append { [weak self] seat in
            self?.follow(seat?.pointer)
            seat?.onPointer = { self?.follow($0) }
        }
    }

    private func follow(_ pointer: WaylandProxy?) {
        self.pointer = pointer
        (object, step) = (nil, nil)
        listen()
    }

    private func listen() {
        let getPinch: UInt32 = 1
        guard object == nil, let manager, let pointer,
            let made = manager.make(getPinch, pica_pinch(), [.new, wl_argument(o: pointer.pointer)])
        else { return }
        object = WaylandProxy(made, destructor: 0) { [weak self] in self?.take($0, $1) }
    }

    private func take(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 0 where arguments.number(3) == 2:
            surface = arguments.object(2).map { UInt(bitPattern: $0) } ?? 0
            var (x, y): (Int32, Int32) = (0, 0)
            SDL_GetMouseState(&x, &y)
            tell(PinchStep(.began, at: CGPoint(x: CGFloat(x), y: CGFloat(y))))
        case 1:
            guard var step else { return }
            step.phase = .changed
            step.scale = arguments.fixed(3)
            // The event carries the rotation since the last event, in degrees.
            step.rotation += Double(arguments.fixed(4)) * .pi / 180
            tell(step)
        case 2:
            guard var step else { return }
            step.phase = arguments.number(2) == 0 ? .ended : .cancelled
            tell(step)
            self.step = nil
        default: break
        }
    }

    private func tell(_ step: PinchStep) {
        var step = step
        step.modifiers = .held
        self.step = step
        onStep(surface, step)
        // SDL keeps sleeping after events that are not its own. This wakes the loop to show what they changed.
        DispatchQueue.main.async {}
    }
}
