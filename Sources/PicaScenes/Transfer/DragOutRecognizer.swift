import Foundation
import PicaFields
import PicaGraph

/// A recognizer that turns a press into a drag once the pointer has moved farther than in a click.
final class DragOutRecognizer: PointerRecognizer {
    private(set) var state = RecognizerState.possible
    private let begin: (PointerEvent, CGPoint) -> Void
    private var start: CGPoint?
    private var event: PointerEvent?
    private var hasBegun = false

    /// - Parameter begin: Called once per drag, with the position of the press in the window's points.
    init(begin: @escaping (PointerEvent, CGPoint) -> Void) {
        self.begin = begin
    }

    func reset() {
        state = .possible
        (start, event, hasBegun) = (nil, nil, false)
    }

    func receive(_ event: PointerEvent) {
        self.event = event
        switch event.kind {
        case .pressed:
            start = event.location
            if event.button != .primary { state = .failed }
        case .moved:
            if state == .possible, let start, DraggedText.isDrag(from: start, to: event.location) {
                state = .active
            }
        case .pinched: break
        case .released: state = state == .active ? .ended : .failed
        }
    }

    func act() {
        guard let event, let start, !hasBegun else { return }
        hasBegun = true
        begin(event, start)
    }

    func cancel() { state = .failed }
}
