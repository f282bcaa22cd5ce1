import Foundation

/// How a view comes and goes while an animation shows it: what becomes of it before, meanwhile and after.
@MainActor @preconcurrency public protocol Transition {
    /// What the view becomes.
    associatedtype Body: View
    /// Stands for the view.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase. The change from one phase to the next is shown by the animation.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    /// Fixed facts about the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Something moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// What the transition makes of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(standingFor: content), phase: phase)
    }

    /// The transition by an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It goes.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view comes, 0 while it is there, 1 as it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Fixed facts about a transition.
public struct TransitionProperties: Sendable {
    /// Whether something moves; one that does is replaced by fading where less motion is wanted.
    public var hasMotion: Bool

    /// - Parameter hasMotion: Whether something moves; true by default.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// What an app's transition does to the views that it is set for.
struct TransitionBody: @unchecked Sendable {
    /// What becomes of a view in a phase.
    let make: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// Whether something moves by it.
    var hasMotion: @MainActor () -> Bool = { true }
    /// Whether it has a say where the view comes.
    var comes = true
    /// Whether it has a say where the view goes.
    var goes = true

    @MainActor func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        let counts =
            switch phase {
            case .willAppear: comes
            case .identity: true
            case .didDisappear: goes
            }
        return make(content, counts ? phase : .identity)
    }
}

/// A transition that Pica can carry out without its body. It may be asked for on any thread.
protocol OwnTransition {
    nonisolated var own: AnyTransition { get }
}

private struct AnimatedTransition<Base: Transition>: Transition, OwnTransition {
    nonisolated(unsafe) let base: Base
    let animation: Animation?

    nonisolated var own: AnyTransition { AnyTransition(base).animation(animation) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction { $0.animation = animation }
    }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition, OwnTransition {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second

    nonisolated var own: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}
