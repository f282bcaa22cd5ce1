import Foundation
import PicaFoundation

extension View {
    /// Turns what is seen of the view around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - angle: Clockwise. What is no number is ignored, with a warning.
    ///   - anchor: The point that stays where it is.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(Rotation(angle, anchor))
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
        modifier(Scaling(x: x, y: y, anchor))
    }

    /// Moves, turns, scales or slants what is seen of the view, in its own points; its place in the layout
    /// stays.
    ///
    /// A transform with an entry that is not finite is ignored, with a warning.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(Transformed(transform))
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

    func point(in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
}

extension UnitPoint: Animatable {
    /// What moves: 128 for a whole side, so that what is too little to be seen of a number is so of a part, too.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { (x, y) = (newValue.first / 128, newValue.second / 128) }
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
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// Three numbers that move together.
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
