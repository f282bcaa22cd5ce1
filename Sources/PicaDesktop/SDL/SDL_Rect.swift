import CPicaSDL
import Foundation

extension SDL_Rect {
    /// Creates a rectangle from one of whole numbers, clamped to 32 bits.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
