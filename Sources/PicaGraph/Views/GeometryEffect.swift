import Foundation
import PicaCanvas
import PicaFoundation

/// A modifier that changes where a view is seen, and not where it is laid out.
///
/// What moves with an animation is its `animatableData`. What can be touched, and the frames that assistive
/// technology is told, are where the view is seen.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Where the view's points are seen, in its own points.
    ///
    /// - Parameter size: The view's, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node of a view with the effect; for Pica alone.
    @MainActor public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(
            node: PassthroughNode(view, parent: inputs.parent) {
                $0.content.modifier(AppliedEffect(effect: $0.modifier))
            })
    }

    /// The same effect, of which views that ask where they are know nothing. In Pica no layout depends on an effect
    /// either way.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect of which views that ask where they are know nothing; see `GeometryEffect.ignoredByLayout()`.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
    /// Effects have no body.
    public typealias Body = Never

    /// What moves of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Where the view's points are seen.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// Moves, turns and slants what is seen of the view, in its own points, as a plane in space; its place in the
    /// layout stays.
    ///
    /// A transform with an entry that is not finite is ignored, with a warning.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(Projected(transform: transform))
    }
}

struct Projected {
    let transform: ProjectionTransform
}

extension Projected: GeometryEffect {
    typealias Body = Never

    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

struct AppliedEffect<Effect: GeometryEffect> {
    var effect: Effect
}

extension AppliedEffect: PaintModifier {
    typealias Body = Never

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        let transform = effect.effectValue(size: frame.size)
        guard transform.entries.allSatisfy(\.isFinite) else {
            Length.warn("\(Effect.self): a transform with an entry that is no number is ignored")
            return nil
        }
        return transform.isIdentity ? nil : transform
    }
}
