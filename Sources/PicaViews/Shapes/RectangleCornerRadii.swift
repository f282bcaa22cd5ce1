import Foundation
import PicaCanvas
import PicaGraph

/// The radii of a rectangle's corners, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    /// At the top, where lines of text begin.
    public var topLeading: CGFloat
    /// At the bottom, where lines of text begin.
    public var bottomLeading: CGFloat
    /// At the bottom, where lines of text end.
    public var bottomTrailing: CGFloat
    /// At the top, where lines of text end.
    public var topTrailing: CGFloat

    /// A radius for each corner; a corner that is not named is sharp.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var sizes: CornerSizes {
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        return CornerSizes(
            topLeft: size(topLeading), topRight: size(topTrailing), bottomRight: size(bottomTrailing),
            bottomLeft: size(bottomLeading))
    }

    /// Corners that stay concentric where the rectangle's sides move inwards.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func inset(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        return RectangleCornerRadii(
            topLeading: inset(topLeading), bottomLeading: inset(bottomLeading),
            bottomTrailing: inset(bottomTrailing), topTrailing: inset(topTrailing))
    }
}

extension RectangleCornerRadii: Animatable {
    /// All four radii.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
