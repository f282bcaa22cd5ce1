import Foundation

/// A rectangle of whole device pixels; empty if a side is not positive.
package struct PixelRect: Hashable, Sendable {
    package var minX: Int32
    package var minY: Int32
    /// One past the last column and row.
    package var maxX: Int32
    package var maxY: Int32

    package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.init(minX: x, minY: y, maxX: x &+ width, maxY: y &+ height)
    }

    static let zero = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int32 { maxX &- minX }
    package var height: Int32 { maxY &- minY }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The area, in pixels.
    package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Returns the rectangle extended by a number of pixels on every side.
    func grown(by count: Int32) -> PixelRect {
        isEmpty
            ? self
            : PixelRect(
                minX: minX &- count, minY: minY &- count, maxX: maxX &+ count, maxY: maxY &+ count)
    }

    /// Returns the rest without another rectangle: above it, below it, left and right of it.
    func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return isEmpty ? [] : [self] }
        return [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }

    package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    package func contains(_ other: PixelRect) -> Bool { union(other) == self }
}

/// Returns the nearest device pixel edge, with halves rounded up.
///
/// Excessive values are clamped, and a NaN becomes 0, so that an app's wild frame never traps.
func pixelEdge(_ value: CGFloat) -> Int32 {
    let limit: CGFloat = 16_777_216
    return value.isNaN ? 0 : Int32((min(max(value, -limit), limit) + 0.5).rounded(.down))
}
