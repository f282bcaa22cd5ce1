import CSDL
import Foundation

/// Tells SDL, and through it the input method, whether text is being typed and where.
@MainActor
final class TextInput {
    private var place: CGRect?

    /// - Parameter place: The caret in the focused window's own units; nil when no text field has the
    ///   focus, which also drops an unfinished composition.
    func set(_ place: CGRect?) {
        guard place != self.place else { return }
        let wasActive = self.place != nil
        self.place = place
        guard let place else { return SDL_StopTextInput() }
        var rect = SDL_Rect(place.standardized.integral)
        SDL_SetTextInputRect(&rect)
        if !wasActive { SDL_StartTextInput() }
    }
}

extension SDL_Rect {
    /// From a rectangle of whole numbers; what no 32 bits can hold is cut.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
