import Foundation
import PicaCanvas
import PicaState

/// The radii of a rectangle's corners, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius at the top leading corner.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii for the corners; corners that are not named are square.
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

    /// Returns the radii of concentric corners for a rectangle whose sides are moved inward.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func inset(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        return RectangleCornerRadii(
            topLeading: inset(topLeading), bottomLeading: inset(bottomLeading),
            bottomTrailing: inset(bottomTrailing), topTrailing: inset(topTrailing))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii.
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
