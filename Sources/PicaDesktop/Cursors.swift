import CSDL
import PicaGraph
import PicaViews

/// The pointer's pictures, each made when first wanted.
@MainActor
final class Cursors {
    private var made: [PointerCursor: OpaquePointer] = [:]
    private var current = PointerCursor.arrow
    /// What the window under the pointer wants.
    private var wanted = PointerCursor.arrow
    /// Takes the place of all others while something is dragged.
    var dragged: PointerCursor? {
        didSet { show(dragged ?? wanted) }
    }

    /// Shows a picture until another is set.
    func set(_ cursor: PointerCursor) {
        wanted = cursor
        show(dragged ?? wanted)
    }

    private func show(_ cursor: PointerCursor) {
        guard cursor != current else { return }
        if made[cursor] == nil { made[cursor] = SDL_CreateSystemCursor(systemCursor(cursor)) }
        // A theme may lack it; the pointer keeps its last picture then.
        guard let handle = made[cursor] else { return }
        current = cursor
        SDL_SetCursor(handle)
    }

    /// Frees all pictures. To be called before SDL quits.
    func release() {
        for handle in made.values { SDL_FreeCursor(handle) }
        made = [:]
    }

    private func systemCursor(_ cursor: PointerCursor) -> SDL_SystemCursor {
        switch cursor {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .move: SDL_SYSTEM_CURSOR_SIZEALL
        case .refused: SDL_SYSTEM_CURSOR_NO
        }
    }
}
