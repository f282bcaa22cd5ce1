import CSDL
import Foundation

/// Tells SDL, and through it the input method, whether text is being typed and where.
@MainActor
final class TextInput {
    private var place: CGRect?
    private var isActive = false
    private var mustStop = false

    /// - Parameter place: The caret in the focused window's own units; nil when no text field has the
    ///   focus, which also drops an unfinished composition. Takes effect with `settle`.
    func set(_ place: CGRect?) {
        guard place != self.place else { return }
        self.place = place
        guard let place else {
            mustStop = isActive
            return
        }
        var rect = SDL_Rect(place.standardized.integral)
        SDL_SetTextInputRect(&rect)
    }

    /// Stops and starts input as asked for. To be called only while no event waits: stopping, SDL throws
    /// away text that was typed meanwhile, into the next field as it may be.
    func settle() {
        if mustStop {
            mustStop = false
            isActive = false
            SDL_StopTextInput()
        }
        if place != nil, !isActive {
            isActive = true
            SDL_StartTextInput()
        }
    }
}

extension SDL_Rect {
    /// From a rectangle of whole numbers; what no 32 bits can hold is cut.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
