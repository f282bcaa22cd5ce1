import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A modifier that changes where a view appears, but not where it is laid out.
///
/// Animations interpolate its `animatableData`. Hit testing and the frames reported to assistive technologies follow
/// the view's appearance.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform from the view's layout to its appearance, in the view's coordinate space.
    ///
    /// - Parameter size: The size of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node of a view with the effect. For Pica's own use.
    @MainActor public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(
            node: PassthroughNode(view, parent: inputs.parent) {
                $0.content.modifier(AppliedEffect(effect: $0.modifier))
            })
    }

    /// Returns the same effect, hidden from views that ask for their position. In Pica layout never depends on an
    /// effect.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect hidden from views that ask for their position; see `GeometryEffect.ignoredByLayout()`.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
    /// Effects have no body.
    public typealias Body = Never

    /// The animatable data of the wrapped effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the wrapped effect's transform.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// Projects the view's appearance as a plane in space, in its own coordinate space; its layout stays.
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
