import Foundation
import PicaFoundation
import PicaState

/// The phase of a view that moves through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the leading edge: the view is about to become visible there, or leaves.
    case topLeading
    /// The view is visible.
    case identity
    /// At the trailing edge.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the leading edge, 0 while visible, 1 at the trailing edge; for use as a factor of effects.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view changes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
    fileprivate enum Kind: Sendable {
        case none
        case interactive(UnitCurve)
        case animated(Animation)
    }

    /// The position from which a view counts as visible.
    public struct Threshold: Sendable {
        /// Returns the distance between the centers of view and scroll view, from the lengths of both.
        fileprivate let distance: @Sendable (_ view: Double, _ container: Double) -> Double

        /// The whole view is visible.
        public static let visible = visible(1)
        /// The edge of the view touches that of the scroll view, so that none of it is visible.
        public static let hidden = visible(0)
        /// The view is centered.
        public static let centered = Threshold { _, _ in 0 }

        /// Returns the threshold at which a fraction of the view is visible.
        ///
        /// - Parameter amount: The fraction, from 0 for its edge to 1 for the whole view.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold { view, container in (view + container) / 2 - amount * view }
        }

        /// Returns a threshold between this one and another.
        ///
        /// - Parameter amount: The fraction, from 0 for this one to 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { view, container in
                let (from, to) = (distance(view, container), other.distance(view, container))
                return from + (to - from) * amount
            }
        }

        /// Returns the threshold for a scroll view that is smaller at both edges.
        ///
        /// - Parameter distance: The distance by which it is smaller at each edge, in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold { self.distance($0, $1) - distance }
        }
    }

    fileprivate let kind: Kind
    fileprivate var threshold = Threshold.visible

    /// The effect follows the scrolling, with easing.
    public static let interactive = interactive()
    /// The effect changes with the default animation when the view becomes visible.
    public static let animated = animated()
    /// No effect.
    public static let identity = ScrollTransitionConfiguration(kind: .none)

    /// Returns a configuration in which the effect follows the scrolling.
    ///
    /// - Parameter timingCurve: The curve from the progress of the view to the strength of the effect.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Returns a configuration in which the effect changes with an animation when the view becomes visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Returns the configuration with another animation; an interactive one is unchanged.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        return ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
    }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }
}

extension View {
    /// Changes the view's appearance as it becomes visible in the scroll view around it, and as it leaves.
    ///
    /// - Parameters:
    ///   - configuration: The way in which it changes between phases.
    ///   - axis: The axis; `nil` for that of the scroll view.
    ///   - transition: Adds effects to its first argument, depending on the phase.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view's appearance as it becomes visible in the scroll view around it, differently at each edge.
    ///
    /// - Parameters:
    ///   - topLeading: The way in which it changes at the leading edge.
    ///   - bottomTrailing: The way in which it changes at the trailing edge.
    ///   - axis: The axis; `nil` for that of the scroll view.
    ///   - transition: Adds effects to its first argument, depending on the phase.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0).applied
            })
    }
}

private struct ScrollTransition {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effects: @Sendable (ScrollTransitionPhase) -> AppliedEffects

    /// Returns the effect for a position of the view.
    ///
    /// - Parameter place: The distance from the scroll view's center to the view's; negative before it.
    func step(_ place: Double, view: Double, container: Double) -> Step? {
        let configuration = place < 0 ? topLeading : bottomTrailing
        let (low, high) = (configuration.threshold.distance(view, container), (view + container) / 2)
        let way = min(1, max(0, (abs(place) - low) / max(high - low, .ulpOfOne)))
        let edge: ScrollTransitionPhase = place < 0 ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .none: return nil
        case .interactive(let curve):
            return Step(phase: edge, part: curve.value(at: way), animation: nil)
        case .animated(let animation):
            return Step(phase: way > 0 ? edge : .identity, part: 1, animation: animation)
        }
    }

    struct Step {
        let phase: ScrollTransitionPhase
        /// The strength of the phase's effects, from 0 to 1.
        let part: Double
        let animation: Animation?
    }
}

extension ScrollTransition: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollTransitionBehavior { ScrollTransitionBehavior(element) }
}

/// The behavior of a scroll transition. Its effects are inside, so that its own geometry does not depend on them.
private final class ScrollTransitionBehavior: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: ScrollTransition?
    private var environment = EnvironmentValues()
    private var chain = EffectChain()
    private var viewport = ViewportObservation()
    private var last: (phase: ScrollTransitionPhase, part: Double)?

    init(_ element: Element) { self.element = element }

    func update(_ value: ScrollTransition, _ environment: EnvironmentValues) {
        modifier = value
        self.environment = environment
        if last != nil {
            last = nil
            apply()
        }
    }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    func viewportDidChange() { apply() }

    private func apply() {
        guard let modifier, let scroll = element.enclosingScroll,
            let axes = (scroll.responder as? ScrollBehavior)?.axes
        else { return }
        let frame = scroll.fromWindow(area: element.frameInWindow)
        let step =
            switch modifier.axis ?? (axes.contains(.vertical) ? .vertical : .horizontal) {
            case .vertical:
                modifier.step(
                    frame.midY - scroll.size.height / 2, view: frame.height, container: scroll.size.height)
            case .horizontal:
                modifier.step(
                    (frame.midX - scroll.size.width / 2) * (element.direction == .rightToLeft ? -1 : 1),
                    view: frame.width, container: scroll.size.width)
            }
        guard let step, last?.phase != step.phase || last?.part != step.part else { return }
        let isFirst = last == nil
        last = (step.phase, step.part)
        let identity = modifier.effects(.identity)
        let effects =
            step.part == 0 ? identity : identity.mixed(with: modifier.effects(step.phase), by: step.part)
        let outer = element.graph.transaction
        defer { element.graph.transaction = outer }
        element.graph.transaction = Transaction(animation: isFirst ? nil : step.animation)
        element.graph.transaction.reducesMotion = element.graph.reducesMotion
        chain.apply(effects, to: element, environment)
    }
}
