import Foundation

/// How a view comes and goes while an animation shows it.
public struct AnyTransition: @unchecked Sendable {
    /// What a transition does to a view that is not fully there.
    enum Effect: Equatable, Sendable {
        case opacity
        case move(Edge)
        case offset(CGSize)
        case scale(Double, UnitPoint)
    }

    var insertion: [Effect]
    var removal: [Effect]
    /// What apps say becomes of the view.
    var bodies: [TransitionBody] = []
    /// What tells the views that those make.
    weak var phases: (any TransitionPhases)?
    /// In place of the change's own.
    var animation: Animation?

    /// A transition of another type.
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

    /// Another modifier while the view is not fully there.
    ///
    /// - Parameters:
    ///   - active: Where it comes from and goes to.
    ///   - identity: While it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(
            [],
            bodies: [
                TransitionBody { AnyView($0.modifier($1.isIdentity ? identity : active)) }
            ])
    }

    /// Whether a view goes at once, as it is.
    var isIdentity: Bool { removal.isEmpty && bodies.isEmpty }

    /// Whether something moves.
    @MainActor var hasMotion: Bool {
        (insertion + removal).contains { $0 != .opacity } || bodies.contains { $0.hasMotion() }
    }

    init(_ effects: [Effect], bodies: [TransitionBody] = []) {
        (insertion, removal, self.bodies) = (effects, effects, bodies)
    }

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition([]) }
    /// Fades; what is used where nothing else is said.
    public static var opacity: AnyTransition { AnyTransition([.opacity]) }
    /// Comes from an edge of its place and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    /// Comes from a distance and goes there; in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    /// Comes from a distance and goes there; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Grows from the middle of its place and shrinks into it.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Grows and shrinks around a point of its frame.
    ///
    /// - Parameters:
    ///   - scale: How large it is where it comes from and goes to; what is not finite counts as 0.
    ///   - anchor: The point that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        let scale = Length.checked(scale, as: .distance, of: "scale") ?? 0
        return AnyTransition([.scale(Double(scale), anchor.sound)])
    }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    /// Comes from an edge, fading in, and goes to the opposite one, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// One transition for coming, another for going.
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

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion += other.insertion
        result.removal += other.removal
        result.bodies += other.bodies
        result.animation = other.animation ?? animation
        return result
    }

    /// The transition by an animation of its own.
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
    /// How the view comes and goes where a change with an animation adds or removes it.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// How the view comes and goes where a change with an animation adds or removes it.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
