import Foundation
import PicaCanvas
import PicaState

/// A custom image of the pointer, compared by identity.
package final class PointerPicture: Sendable {
    /// The point of the image that is at the pointer's position.
    package let hotSpot: UnitPoint
    private let draw: @MainActor (CGFloat) -> Bitmap?

    package init(hotSpot: UnitPoint, draw: @escaping @MainActor (_ scale: CGFloat) -> Bitmap?) {
        self.hotSpot = hotSpot
        self.draw = draw
    }

    /// Returns the image; `nil` if it is empty.
    ///
    /// - Parameter scale: The number of pixels per point.
    @MainActor package func bitmap(scale: CGFloat) -> Bitmap? { draw(scale) }
}

extension PointerPicture: Hashable {
    package static func == (one: PointerPicture, other: PointerPicture) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
