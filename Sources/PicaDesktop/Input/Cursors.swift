import CPicaSDL
import Foundation
import PicaGraph
import PicaState
import PicaViews

/// The cursors, each created when first needed.
@MainActor
final class Cursors {
    private var made: [PointerCursor: OpaquePointer] = [:]
    /// The last custom cursor.
    private var picture: (look: PointerPicture, handle: OpaquePointer)?
    /// The maximum side length of a custom cursor, in pixels; displays accept no larger ones.
    private static let largestSide = 256
    private var current = PointerCursor.arrow
    private var scale: CGFloat = 1
    /// The cursor requested by the window under the pointer.
    private var wanted = PointerCursor.arrow
    /// The cursor that the program sets for all its windows; `nil` leaves it to their views.
    var pushed: PointerCursor? {
        didSet { show(inForce) }
    }
    /// The cursor during a drag, which overrides all others; `nil` without a drag.
    var dragged: PointerCursor? {
        didSet { show(inForce) }
    }
    private var inForce: PointerCursor { dragged ?? pushed ?? wanted }

    /// Shows a cursor until another is set.
    ///
    /// - Parameter scale: The number of pixels per point of a custom cursor.
    func set(_ cursor: PointerCursor, scale: CGFloat) {
        self.scale = scale
        wanted = cursor
        show(inForce)
    }

    private func show(_ cursor: PointerCursor) {
        guard cursor != current else { return }
        if cursor == .hidden {
            current = cursor
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        // If the theme lacks the cursor, the last one stays.
        guard let handle = handle(of: cursor) else { return }
        if current == .hidden { SDL_ShowCursor(SDL_ENABLE) }
        current = cursor
        SDL_SetCursor(handle)
    }

    private func handle(of cursor: PointerCursor) -> OpaquePointer? {
        if case .picture(let look) = cursor { return handle(of: look) }
        if made[cursor] == nil { made[cursor] = SDL_CreateSystemCursor(systemCursor(cursor)) }
        return made[cursor]
    }

    private func handle(of look: PointerPicture) -> OpaquePointer? {
        if let picture, picture.look === look { return picture.handle }
        guard let bitmap = look.bitmap(scale: scale), max(bitmap.width, bitmap.height) <= Self.largestSide
        else { return nil }
        let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
        var pixels = bitmap.pixels
        let made = pixels.withUnsafeMutableBytes { bytes -> OpaquePointer? in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            defer { SDL_FreeSurface(surface) }
            return SDL_CreateColorCursor(
                surface, pixel(look.hotSpot.x, of: width), pixel(look.hotSpot.y, of: height))
        }
        guard let handle = made else { return nil }
        if let picture { SDL_FreeCursor(picture.handle) }
        picture = (look, handle)
        return handle
    }

    private func pixel(_ part: CGFloat, of length: Int32) -> Int32 {
        Int32(min(max(part.isNaN ? 0 : part, 0), 1) * CGFloat(length - 1))
    }

    /// Frees all cursors. Call it before SDL quits.
    func release() {
        for handle in made.values { SDL_FreeCursor(handle) }
        made = [:]
        if let picture { SDL_FreeCursor(picture.handle) }
        picture = nil
    }

    private func systemCursor(_ cursor: PointerCursor) -> SDL_SystemCursor {
        switch cursor {
        case .arrow, .hidden, .picture: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .horizontalResize: SDL_SYSTEM_CURSOR_SIZEWE
        case .verticalResize: SDL_SYSTEM_CURSOR_SIZENS
        case .resizeNWSE: SDL_SYSTEM_CURSOR_SIZENWSE
        case .resizeNESW: SDL_SYSTEM_CURSOR_SIZENESW
        case .move: SDL_SYSTEM_CURSOR_SIZEALL
        case .refused: SDL_SYSTEM_CURSOR_NO
        }
    }
}
