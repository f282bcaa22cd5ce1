import Foundation
import PicaCanvas
import PicaFoundation

/// A change of how a view is seen, which may depend on where it is; see `visualEffect(_:)`.
///
/// The effects there are begin with an `EmptyVisualEffect`; each follows those before it.
public protocol VisualEffect: Sendable, Animatable {}

/// Leaves a view as it is: what other effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    /// No effect.
    public init() {}
}

extension View {
    /// Changes how the view is seen by where it is and how large; its place in the layout stays.
    ///
    /// - Parameter effect: Adds effects to the first argument, by the geometry that the second tells of. It is called
    ///   again when something has changed that it read of that, while the view is scrolled, too.
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(GeometricEffect(effect: effect))
    }
}

extension VisualEffect {
    /// Moves what is seen; in points, and towards the other side where the interface runs from right to left.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves what is seen; in points, and towards the other side where the interface runs from right to left.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(Shift(x: x, y: y)) }

    /// Scales what is seen around a point of the frame; negative numbers mirror.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Scaling(x: scale.width, y: scale.height, anchor))
    }

    /// Scales what is seen around a point of the frame, as much in width as in height.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Scaling(x: s, y: s, anchor))
    }

    /// Scales what is seen around a point of the frame; negative numbers mirror.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
    {
        adding(Scaling(x: x, y: y, anchor))
    }

    /// Turns what is seen around a point of the frame, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(Rotation(angle, anchor))
    }

    /// Turns what is seen in space; see `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            SpatialRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Moves, turns, scales or slants what is seen, in its own points.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(Transformed(transform))
    }

    /// Makes what is seen see-through as a whole; 1 is opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(Opacity(opacity)) }
}

/// Effects in the order they were added.
package struct AppliedEffects: VisualEffect {
    fileprivate(set) var steps: [any PaintModifier & Sendable] = []

    /// Effects on the way to others of the same kinds; the others where they are of other kinds.
    @MainActor func mixed(with others: AppliedEffects, by part: Double) -> AppliedEffects {
        guard steps.count == others.steps.count else { return others }
        return AppliedEffects(steps: zip(steps, others.steps).map { $1.mixed(with: $0, by: part) })
    }

}

extension VisualEffect {
    /// The effect and then another.
    package func adding(_ step: any PaintModifier & Sendable) -> AppliedEffects {
        var applied = applied
        applied.steps.append(step)
        return applied
    }

    var applied: AppliedEffects { self as? AppliedEffects ?? AppliedEffects() }
}

extension PaintModifier where Self: Sendable {
    /// The effect on the way to itself from another, if that is of its kind.
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

/// Stands around its content with effects between, so that where it is does not depend on them.
final class GeometricEffectBehavior<Effect: VisualEffect>: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: GeometricEffect<Effect>?
    private var environment = EnvironmentValues()
    private lazy var geometry = GeometryReads(element.graph)
    /// What is told when something has changed that the app's function read.
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

    /// Layout has come to an end: something that was read may be elsewhere.
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
