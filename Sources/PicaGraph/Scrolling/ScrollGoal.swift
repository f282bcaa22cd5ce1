import Foundation
import PicaState

/// A position for a scroll view to scroll to, which may not be known exactly yet.
@MainActor struct ScrollGoal {
    let landmark: Landmark
    /// The unit point to align in the goal and the scroll view; `nil` to scroll just enough.
    let anchor: UnitPoint?

    /// Returns the offset to scroll to, in the content's coordinate space.
    ///
    /// - Parameter seen: The currently visible part of the content.
    func start(in content: Element, seen: CGRect) -> CGPoint? {
        guard let element = landmark.element, let frame = landmark.frame() else { return nil }
        let target = content.fromWindow(area: element.toWindow(frame)).outset(
            by: landmark.cover(), element.direction)
        guard let anchor else {
            return CGPoint(
                x: Self.start(target.minX, target.maxX, seen.minX, seen.maxX),
                y: Self.start(target.minY, target.maxY, seen.minY, seen.maxY))
        }
        return CGPoint(
            x: target.minX + target.width * anchor.x - seen.width * anchor.x,
            y: target.minY + target.height * anchor.y - seen.height * anchor.y)
    }

    private static func start(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
        if low < first || high - low > last - first { return low }
        return high > last ? first + high - last : first
    }
}
