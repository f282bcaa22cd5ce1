import Foundation
import PicaState

/// A description of how a view appears and disappears in an animated change: its look in each phase.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the transformed view.
    associatedtype Body: View
    /// The type of the placeholder for the original view.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view's look in a phase. The change from one phase to the next is animated.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    /// The static properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties: the transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(standingFor: content), phase: phase)
    }

    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Returns a transition that combines both effects.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// The phase of a view in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is present.
    case identity
    /// The view is disappearing.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view appears, 0 while it is present, 1 as it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The static properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether something moves. If the user prefers reduced motion, such a transition is replaced by fading.
    public var hasMotion: Bool

    /// Creates the properties.
    ///
    /// - Parameter hasMotion: Whether something moves; `true` by default.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The effect of an app's transition on a view.
struct TransitionBody: @unchecked Sendable {
    /// Makes the look of a view in a phase.
    let make: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// Whether the effect moves something.
    var hasMotion: @MainActor () -> Bool = { true }
    /// Whether the effect applies when the view appears.
    var comes = true
    /// Whether the effect applies when the view disappears.
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

/// A transition with a built-in implementation that needs no body. May be used on any thread.
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
