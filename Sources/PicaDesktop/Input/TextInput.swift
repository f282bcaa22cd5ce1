import CPicaSDL
import Foundation
import PicaGraph

/// Reports to the input method whether and where text is typed, and delivers its updates.
@MainActor protocol TextInput: AnyObject {
    /// The target of typed text, in the focused window's own units; `nil` if no text field has the focus.
    var target: TextInputTarget? { get }
    /// Whether the method's output is read only at other events, because it arrives over a bus.
    var mustAsk: Bool { get }
    /// The time at which `settle` must run without an event; `nil` if never.
    var due: TimeInterval? { get }

    /// Sets the target of typed text.
    ///
    /// `nil` or a secret ends the composition, which takes effect in `settle`.
    func setTarget(_ target: TextInputTarget?)
    /// Applies the target. Call it only while no event waits.
    func settle()
    /// Notes that the window has committed the preedit text.
    func endComposition()
    /// Returns the update whose event is dispatched; `nil` if it is to be ignored.
    func nextUpdate() -> InputMethodUpdate?
    /// Handles an event before SDL queues it.
    ///
    /// - Returns: Whether it is to be queued.
    func eventArrives(_ event: inout SDL_Event) -> Bool
}

/// Types of events that text inputs put into SDL's queue.
enum TextInputEvent {
    /// Text typed without the input method. SDL discards its own pending text events when text input stops.
    static let plainText = SDL_RegisterEvents(1)
    /// An update of an input method that SDL does not know of, behind the events that SDL has reported before it.
    static let update = SDL_RegisterEvents(1)
}
