import Foundation

extension PixelRect {
    /// Creates a rectangle of every pixel that a rectangle in points touches.
    package init(covering rect: CGRect, scale: CGFloat) {
        func pixel(_ value: CGFloat) -> Int32 { value.isNaN ? 0 : Int32(min(max(value, -1e6), 1e6)) }
        // A tiny rounding error must not cost a row of pixels.
        let slack: CGFloat = 1e-3
        self.init(
            minX: pixel((rect.minX * scale + slack).rounded(.down)),
            minY: pixel((rect.minY * scale + slack).rounded(.down)),
            maxX: pixel((rect.maxX * scale - slack).rounded(.up)),
            maxY: pixel((rect.maxY * scale - slack).rounded(.up)))
    }

    /// Returns the rectangle in points, at a scale.
    package func points(scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(minX) / scale, y: CGFloat(minY) / scale,
            width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
}
