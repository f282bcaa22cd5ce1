import Foundation
import PicaState

/// A type-erased transition: how a view appears and disappears in an animated change.
public struct AnyTransition: @unchecked Sendable {
    /// A built-in effect on a view that is partly present.
    enum Effect: Equatable, Sendable {
        case opacity
        case move(Edge)
        case offset(CGSize)
        case scale(Double, UnitPoint)
    }

    var insertion: [Effect]
    var removal: [Effect]
    /// The transitions defined by the app.
    var bodies: [TransitionBody] = []
    /// The object that tells their views the current phase.
    weak var phases: (any TransitionPhases)?
    /// The animation to use instead of that of the change; `nil` for the change's own.
    var animation: Animation?

    /// Creates a type-erased transition from a transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self =
            (transition as? any OwnTransition)?.own
            ?? AnyTransition(
                [],
                bodies: [
                    TransitionBody(
                        make: { AnyView(transition.apply(content: $0, phase: $1)) },
                        hasMotion: { T.properties.hasMotion })
                ])
        if let length = (transition as? any TimedTransition)?.length {
            animation = .linear(duration: length)
        }
    }

    /// Returns a transition between two modifiers.
    ///
    /// - Parameters:
    ///   - active: The modifier before the view appears and after it disappears.
    ///   - identity: The modifier while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(
            [],
            bodies: [
                TransitionBody { AnyView($0.modifier($1.isIdentity ? identity : active)) }
            ])
    }

    /// Whether removing the view has no effect, so that it disappears at once.
    var isIdentity: Bool { removal.isEmpty && bodies.isEmpty }

    /// Whether the transition moves or scales something rather than just fading.
    @MainActor var hasMotion: Bool {
        (insertion + removal).contains { $0 != .opacity } || bodies.contains { $0.hasMotion() }
    }

    init(_ effects: [Effect], bodies: [TransitionBody] = []) {
        (insertion, removal, self.bodies) = (effects, effects, bodies)
    }

    /// Returns a transition that adds and removes the view at once.
    public static var identity: AnyTransition { AnyTransition([]) }
    /// Returns a transition that fades; the default.
    public static var opacity: AnyTransition { AnyTransition([.opacity]) }
    /// Returns a transition that moves the view in from beyond an edge of its frame, and out there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Returns a transition that scales the view between nothing and its size, around its center.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Returns a transition that scales the view around a point of its frame.
    ///
    /// - Parameters:
    ///   - scale: The factor before the view appears and after it disappears. One that is not finite counts as 0.
    ///   - anchor: The point that stays in place.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        let scale = Length.checked(scale, as: .distance, of: "scale") ?? 0
        return AnyTransition([.scale(Double(scale), anchor.sound)])
    }
    /// Returns a transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    /// Returns a transition that moves and fades the view in from an edge and out to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// Returns a transition with different insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        for index in result.bodies.indices { result.bodies[index].goes = false }
        result.bodies += removal.bodies.map { body in
            var body = body
            body.comes = false
            return body
        }
        return result
    }

    /// Returns a transition that combines both effects.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion += other.insertion
        result.removal += other.removal
        result.bodies += other.bodies
        result.animation = other.animation ?? animation
        return result
    }

    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.animation = animation
        return result
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

enum TransitionKey: TraitKey { static var defaultValue: AnyTransition { .opacity } }

extension View {
    /// Sets the transition for an animated change that inserts or removes the view.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Sets the transition for an animated change that inserts or removes the view.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
