import Foundation
import PicaCanvas

/// A picture of the pointer that is not the system's; each is its own.
package final class PointerPicture: Sendable {
    /// What of it points.
    package let hotSpot: UnitPoint
    private let draw: @MainActor (CGFloat) -> Bitmap?

    package init(hotSpot: UnitPoint, draw: @escaping @MainActor (_ scale: CGFloat) -> Bitmap?) {
        self.hotSpot = hotSpot
        self.draw = draw
    }

    /// nil where there is nothing to be seen.
    /// - Parameter scale: Pixels a point.
    @MainActor package func bitmap(scale: CGFloat) -> Bitmap? { draw(scale) }
}

extension PointerPicture: Hashable {
    package static func == (one: PointerPicture, other: PointerPicture) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
