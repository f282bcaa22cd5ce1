import Foundation
import PicaFoundation

extension View {
    /// Turns what is seen of the view around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - angle: Clockwise. What is no number is ignored, with a warning.
    ///   - anchor: The point that stays where it is.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let radians = Length.checked(CGFloat(angle.radians), as: .distance, of: "rotationEffect")
        return modifier(Rotation(angle: Angle(radians: Double(radians ?? 0)), anchor: anchor.sound))
    }

    /// Scales what is seen of the view around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - scale: For width and height; a negative one mirrors. What is not finite is ignored, with a
    ///     warning.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales what is seen of the view around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - s: For both width and height; a negative one turns by half.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales what is seen of the view around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - x: For the width; a negative one mirrors.
    ///   - y: For the height; a negative one turns upside down.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            Scaling(
                x: Length.checked(x, as: .distance, of: "scaleEffect") ?? 1,
                y: Length.checked(y, as: .distance, of: "scaleEffect") ?? 1, anchor: anchor.sound))
    }

    /// Moves, turns, scales or slants what is seen of the view, in its own points; its place in the layout
    /// stays.
    ///
    /// A transform with an entry that is not finite is ignored, with a warning.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let isSound = entries.allSatisfy {
            Length.checked($0, as: .distance, of: "transformEffect") != nil
        }
        return modifier(Transformed(transform: isSound ? transform : .identity))
    }

    /// Whether what is seen of the view is mirrored from side to side where the interface runs from right
    /// to left, as pictures of directions are.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippedFromRightToLeft(isEnabled: enabled))
    }
}

extension UnitPoint {
    /// The middle where it is no point.
    var sound: UnitPoint { x.isFinite && y.isFinite ? self : .center }

    fileprivate func point(in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
}

extension UnitPoint: Animatable {
    /// What moves.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    /// Scales around a point of a frame.
    static func scaling(
        x: CGFloat, y: CGFloat, around anchor: UnitPoint, in frame: CGRect
    ) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: frame))
    }

    /// The transform with another point for its origin.
    fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

struct Rotation {
    var angle: Angle
    var anchor: UnitPoint
}

extension Rotation: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform? {
        guard angle != .zero else { return nil }
        return CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: frame))
    }
}

struct Scaling {
    var x: CGFloat
    var y: CGFloat
    var anchor: UnitPoint
}

extension Scaling: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData> {
        get { AnimatablePair(AnimatablePair(x, y), anchor.animatableData) }
        set { (x, y, anchor.animatableData) = (newValue.first.first, newValue.first.second, newValue.second) }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform? {
        x == 1 && y == 1 ? nil : .scaling(x: x, y: y, around: anchor, in: frame)
    }
}

struct Transformed {
    let transform: CGAffineTransform
}

extension Transformed: PaintModifier {
    typealias Body = Never

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform? {
        transform.isIdentity ? nil : transform
    }
}

struct FlippedFromRightToLeft {
    let isEnabled: Bool
}

extension FlippedFromRightToLeft: PaintModifier {
    typealias Body = Never

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform? {
        guard isEnabled, direction == .rightToLeft else { return nil }
        return .scaling(x: -1, y: 1, around: .center, in: frame)
    }
}
