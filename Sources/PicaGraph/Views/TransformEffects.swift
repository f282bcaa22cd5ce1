import Foundation
import PicaFoundation
import PicaState

extension View {
    /// Rotates the view's appearance around a point of its frame; its layout stays.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise. One that is not a number is ignored, with a warning.
    ///   - anchor: The point that stays in place.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(Rotation(angle, anchor))
    }

    /// Scales the view's appearance around a point of its frame; its layout stays.
    ///
    /// - Parameters:
    ///   - scale: The factors for width and height; a negative one mirrors. A factor that is not finite is ignored,
    ///     with a warning.
    ///   - anchor: The point that stays in place.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view's appearance around a point of its frame; its layout stays.
    ///
    /// - Parameters:
    ///   - s: The factor for width and height; a negative one also rotates by 180°.
    ///   - anchor: The point that stays in place.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view's appearance around a point of its frame; its layout stays.
    ///
    /// - Parameters:
    ///   - x: The factor for the width; a negative one mirrors.
    ///   - y: The factor for the height; a negative one flips the view upside down.
    ///   - anchor: The point that stays in place.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(Scaling(x: x, y: y, anchor))
    }

    /// Applies an affine transform to the view's appearance, in its own coordinate space; its layout stays.
    ///
    /// A transform with an entry that is not finite is ignored, with a warning.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(Transformed(transform))
    }

    /// Mirrors the view's appearance in right-to-left interfaces, for images that show a direction.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippedFromRightToLeft(isEnabled: enabled))
    }
}

extension UnitPoint {
    func point(in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
}

extension UnitPoint: Animatable {
    /// The coordinates, scaled by 128 per side.
    ///
    /// So a difference too small to be visible is one for unit points as well as for other values.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { (x, y) = (newValue.first / 128, newValue.second / 128) }
    }
}

extension CGAffineTransform {
    /// Returns a scaling around a point of a frame.
    static func scaling(
        x: CGFloat, y: CGFloat, around anchor: UnitPoint, in frame: CGRect
    ) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: frame))
    }

    /// Returns the transform with another point as its origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// Three numbers that are interpolated together.
typealias Triple = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

struct Rotation {
    private var angle: Angle
    private var anchor: UnitPoint

    init(_ angle: Angle, _ anchor: UnitPoint) {
        let radians = Length.checked(CGFloat(angle.radians), as: .distance, of: "rotationEffect")
        self.angle = Angle(radians: Double(radians ?? 0))
        self.anchor = anchor.sound
    }
}

extension Rotation: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard angle != .zero else { return nil }
        return ProjectionTransform(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: frame)))
    }
}

struct Scaling {
    private var x: CGFloat
    private var y: CGFloat
    private var anchor: UnitPoint

    init(x: CGFloat, y: CGFloat, _ anchor: UnitPoint) {
        self.x = Length.checked(x, as: .distance, of: "scaleEffect") ?? 1
        self.y = Length.checked(y, as: .distance, of: "scaleEffect") ?? 1
        self.anchor = anchor.sound
    }
}

extension Scaling: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData> {
        get { AnimatablePair(AnimatablePair(x, y), anchor.animatableData) }
        set { (x, y, anchor.animatableData) = (newValue.first.first, newValue.first.second, newValue.second) }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        x == 1 && y == 1 ? nil : ProjectionTransform(.scaling(x: x, y: y, around: anchor, in: frame))
    }
}

struct Transformed {
    private var transform: CGAffineTransform

    init(_ transform: CGAffineTransform) {
        let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let isSound = entries.allSatisfy {
            Length.checked($0, as: .distance, of: "transformEffect") != nil
        }
        self.transform = isSound ? transform : .identity
    }
}

extension Transformed: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<Triple, Triple> {
        get {
            AnimatablePair(
                Triple(transform.a, AnimatablePair(transform.b, transform.c)),
                Triple(transform.d, AnimatablePair(transform.tx, transform.ty)))
        }
        set {
            let (left, right) = (newValue.first, newValue.second)
            transform = CGAffineTransform(
                left.first, left.second.first, left.second.second, right.first, right.second.first,
                right.second.second)
        }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        transform.isIdentity ? nil : ProjectionTransform(transform)
    }
}

struct FlippedFromRightToLeft {
    let isEnabled: Bool
}

extension FlippedFromRightToLeft: PaintModifier {
    typealias Body = Never

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard isEnabled, direction == .rightToLeft else { return nil }
        return ProjectionTransform(.scaling(x: -1, y: 1, around: .center, in: frame))
    }
}
