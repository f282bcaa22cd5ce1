import CPicaSDL
import CPicaWayland
import Foundation
import PicaGraph

/// A Wayland compositor.
final class WaylandServer: DisplayServer {
    let selections: any Selections
    private(set) var textInput: any TextInput = SDLTextInput()
    private let pinches: WaylandPinches
    private let globals = WaylandGlobals()

    // SDL 2.26 has no other way to a window's pixels.
    let needsOpenGL = true

    /// Creates a server that is connected to with the first window.
    init() {
        selections = WaylandSelections(globals)
        pinches = WaylandPinches(globals)
        globals.onFound.append { [weak self] interface, name, _ in
            guard interface == TextInputV3.managerName else { return }
            self?.useTextInput(name)
        }
    }

    /// Uses the compositor's text input in place of SDL's.
    private func useTextInput(_ name: UInt32) {
        guard textInput is SDLTextInput, let object = TextInputV3(globals, name: name) else { return }
        textInput = WaylandTextInput(object, globals, target: textInput.target)
    }

    func watchPinches(_ body: @escaping (_ surface: UInt, PinchStep) -> Void) { pinches.onStep = body }

    func isGone(for window: OpaquePointer) -> Bool {
        SDL.systemInfo(of: window).map { wl_display_get_error($0.display) != 0 } ?? false
    }
}
