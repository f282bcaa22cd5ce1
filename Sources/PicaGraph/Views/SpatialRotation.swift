import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension View {
    /// Rotates the view's appearance in space around an axis through a point of its frame; its layout stays.
    ///
    /// The x axis points right, y down, and z towards the viewer. The viewer looks at the anchor from a distance of the
    /// frame's longer side divided by `perspective`. Seen against the axis's direction, a positive angle turns
    /// clockwise. Both sides of the view are visible.
    ///
    /// - Parameters:
    ///   - angle: The angle. One that is not a number is ignored, with a warning.
    ///   - axis: The direction of the axis; its length does not matter. An axis of length 0 rotates nothing.
    ///   - anchor: The point of the frame that the axis goes through.
    ///   - anchorZ: The distance of the axis in front of the view, in points.
    ///   - perspective: The strength of the perspective; with 0 near parts are not enlarged.
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
        // Rotates the frame's points around the anchor, moves them by its depth and projects them from in front of
        // it.
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

/// A rotation around an axis through the origin of space.
private struct SpatialTurn {
    private let axis: SIMD3<Double>
    private let sine: Double
    private let cosine: Double

    /// Creates a rotation; `nil` if it rotates nothing.
    init?(_ angle: Angle, _ axis: Triple) {
        let axis = SIMD3(Double(axis.first), Double(axis.second.first), Double(axis.second.second))
        let length = (axis * axis).sum().squareRoot()
        guard angle != .zero, length > 0, length.isFinite else { return nil }
        self.axis = axis / length
        // Rounds tiny values to 0, so that a half turn is exact and the flat view is drawn without projection.
        func exact(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
        sine = exact(sin(angle.radians))
        cosine = exact(cos(angle.radians))
    }

    /// Returns the rotated point.
    func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double> {
        let across = SIMD3(
            axis.y * point.z - axis.z * point.y, axis.z * point.x - axis.x * point.z,
            axis.x * point.y - axis.y * point.x)
        return point * cosine + across * sine + axis * ((axis * point).sum() * (1 - cosine))
    }
}
