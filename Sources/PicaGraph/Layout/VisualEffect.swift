import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A change of a view's appearance that can depend on its geometry; see `visualEffect(_:)`.
///
/// Effects start from an `EmptyVisualEffect`; each is added to those before it.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an empty effect.
    public init() {}
}

extension View {
    /// Changes the view's appearance depending on its size and position; its layout stays.
    ///
    /// - Parameter effect: Adds effects to its first argument, using the geometry in its second. Called again when
    ///   geometry that it read changes, also during scrolling.
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(GeometricEffect(effect: effect))
    }
}

extension VisualEffect {
    /// Offsets the appearance, in points; mirrored in right-to-left interfaces.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Offsets the appearance, in points; mirrored in right-to-left interfaces.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(Shift(x: x, y: y)) }

    /// Scales the appearance around a point of the frame; negative factors mirror.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Scaling(x: scale.width, y: scale.height, anchor))
    }

    /// Scales the appearance equally in width and height around a point of the frame.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Scaling(x: s, y: s, anchor))
    }

    /// Scales the appearance around a point of the frame; negative factors mirror.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
    {
        adding(Scaling(x: x, y: y, anchor))
    }

    /// Rotates the appearance clockwise around a point of the frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Rotation(angle, anchor))
    }

    /// Rotates the appearance in space; see `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            SpatialRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies an affine transform to the appearance, in the view's coordinate space.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(Transformed(transform))
    }

    /// Sets the opacity of the appearance as a whole; 1 is opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(Opacity(opacity)) }
}

/// The effects in the order in which they were added.
package struct AppliedEffects: VisualEffect {
    fileprivate(set) var steps: [any PaintModifier & Sendable] = []

    /// Interpolates towards effects of the same types; returns `others` if the types differ.
    @MainActor func mixed(with others: AppliedEffects, by part: Double) -> AppliedEffects {
        guard steps.count == others.steps.count else { return others }
        return AppliedEffects(steps: zip(steps, others.steps).map { $1.mixed(with: $0, by: part) })
    }

}

extension VisualEffect {
    /// Returns the effect followed by another.
    package func adding(_ step: any PaintModifier & Sendable) -> AppliedEffects {
        var applied = applied
        applied.steps.append(step)
        return applied
    }

    var applied: AppliedEffects { self as? AppliedEffects ?? AppliedEffects() }
}

extension PaintModifier where Self: Sendable {
    /// Interpolates from another effect if it has the same type; returns `self` otherwise.
    fileprivate func mixed(with start: any PaintModifier, by part: Double) -> any PaintModifier & Sendable {
        guard let start = start as? Self else { return self }
        var mixed = self
        let way = animatableData - start.animatableData
        mixed.animatableData = start.animatableData + way.scaled(by: part)
        return mixed
    }
}

struct Shift {
    private var x: CGFloat
    private var y: CGFloat

    init(x: CGFloat, y: CGFloat) {
        self.x = Length.checked(x, as: .distance, of: "offset") ?? 0
        self.y = Length.checked(y, as: .distance, of: "offset") ?? 0
    }
}

extension Shift: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard x != 0 || y != 0 else { return nil }
        return ProjectionTransform(
            CGAffineTransform(translationX: direction == .rightToLeft ? -x : x, y: y))
    }
}

struct GeometricEffect<Effect: VisualEffect> {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension GeometricEffect: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> GeometricEffectBehavior<Effect> {
        GeometricEffectBehavior(element)
    }
}

/// The behavior of `visualEffect`. Its effects are inside, so that its own geometry does not depend on them.
final class GeometricEffectBehavior<Effect: VisualEffect>: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: GeometricEffect<Effect>?
    private var environment = EnvironmentValues()
    private lazy var geometry = GeometryReads(element.graph)
    /// Records the state that the app's closure reads.
    private var reading = DrawingReads()
    private var chain = EffectChain()
    private var viewport = ViewportObservation()
    private var wasPlaced = false

    init(_ element: Element) { self.element = element }

    func update(_ value: GeometricEffect<Effect>, _ environment: EnvironmentValues) {
        modifier = value
        self.environment = environment
        reading = DrawingReads()
        if wasPlaced { apply() }
    }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    /// Applies the effects again if geometry that was read changed in the last layout.
    func viewportDidChange() {
        guard !wasPlaced || geometry.haveChanged else { return }
        wasPlaced = true
        apply()
    }

    private func apply() {
        guard let modifier else { return }
        geometry.forget()
        var effects = AppliedEffects()
        reading.note {
            effects = modifier.effect(EmptyVisualEffect(), GeometryProxy(element, geometry)).applied
        }
        chain.apply(effects, to: element, environment)
    }
}
