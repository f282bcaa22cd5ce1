import Foundation
import PicaCanvas
import PicaFoundation

extension View {
    /// Turns what is seen of the view in space, around an axis through a point of its frame; its place in the layout
    /// stays.
    ///
    /// The axis's x runs to the right, y down, and z towards the viewer, who looks at the anchor from a distance of
    /// the frame's longer side, divided by `perspective`. Seen against the axis's direction a positive angle turns
    /// clockwise. Both sides of the view are seen.
    ///
    /// - Parameters:
    ///   - angle: What is no number is ignored, with a warning.
    ///   - axis: Which way the axis runs; its length is of no account. Where it has none nothing is turned.
    ///   - anchor: The point of the frame that the axis goes through.
    ///   - anchorZ: How far the axis is in front of the view, in points.
    ///   - perspective: How much larger what is near is seen; with 0 nothing is.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            SpatialRotation(
                angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}

struct SpatialRotation {
    private var angle: Angle
    private var axis: Triple
    private var anchor: UnitPoint
    private var anchorZ: CGFloat
    private var perspective: CGFloat

    init(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        func sound(_ length: CGFloat) -> CGFloat {
            Length.checked(length, as: .distance, of: "rotation3DEffect") ?? 0
        }
        self.angle = Angle(radians: Double(sound(CGFloat(angle.radians))))
        self.axis = Triple(sound(axis.x), AnimatablePair(sound(axis.y), sound(axis.z)))
        self.anchor = anchor.sound
        self.anchorZ = sound(anchorZ)
        self.perspective = sound(perspective)
    }
}

extension SpatialRotation: PaintModifier {
    typealias Body = Never

    var animatableData:
        AnimatablePair<
            AnimatablePair<Double, Triple>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.animatableData, axis),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            (angle.animatableData, axis) = (newValue.first.first, newValue.first.second)
            anchor.animatableData = newValue.second.first
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard let turn = SpatialTurn(angle, axis) else { return nil }
        let side = max(frame.width, frame.height)
        let nearness = side > 0 ? perspective / side : 0
        let middle = anchor.point(in: frame)
        // Points of the frame are turned around the anchor, come nearer, and are seen from before it.
        func row(_ place: SIMD3<Double>, _ constant: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
            let w = constant - nearness * CGFloat(place.z)
            return (CGFloat(place.x) + middle.x * w, CGFloat(place.y) + middle.y * w, w)
        }
        var origin = turn(SIMD3(-Double(middle.x), -Double(middle.y), -Double(anchorZ)))
        origin.z += Double(anchorZ)
        let (right, down) = (row(turn(SIMD3(1, 0, 0)), 0), row(turn(SIMD3(0, 1, 0)), 0))
        let start = row(origin, 1)
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = right
        (result.m21, result.m22, result.m23) = down
        (result.m31, result.m32, result.m33) = start
        return result
    }
}

/// A turn around an axis through the origin of space.
private struct SpatialTurn {
    private let axis: SIMD3<Double>
    private let sine: Double
    private let cosine: Double

    /// Nil where nothing is turned.
    init?(_ angle: Angle, _ axis: Triple) {
        let axis = SIMD3(Double(axis.first), Double(axis.second.first), Double(axis.second.second))
        let length = (axis * axis).sum().squareRoot()
        guard angle != .zero, length > 0, length.isFinite else { return nil }
        self.axis = axis / length
        // Half a turn is one, so that what lies flat again is drawn as what lies flat.
        func exact(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
        sine = exact(sin(angle.radians))
        cosine = exact(cos(angle.radians))
    }

    /// Where a point goes.
    func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double> {
        let across = SIMD3(
            axis.y * point.z - axis.z * point.y, axis.z * point.x - axis.x * point.z,
            axis.x * point.y - axis.y * point.x)
        return point * cosine + across * sine + axis * ((axis * point).sum() * (1 - cosine))
    }
}
