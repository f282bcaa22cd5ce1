import Foundation
import PicaFoundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the edge where reading begins: it is about to come into sight there, or leaves.
    case topLeading
    /// In sight.
    case identity
    /// At the edge where reading ends.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 where reading begins, 0 in sight, 1 where reading ends: to multiply effects with.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
    fileprivate enum Kind: Sendable {
        case none
        case interactive(UnitCurve)
        case animated(Animation)
    }

    /// From where on a view is in sight.
    public struct Threshold: Sendable {
        /// How far the view's middle is from the scroll view's, by the lengths of both.
        fileprivate let distance: @Sendable (_ view: Double, _ container: Double) -> Double

        /// All of the view is seen.
        public static let visible = visible(1)
        /// None of the view is out of reach any more: its edge touches the scroll view's.
        public static let hidden = visible(0)
        /// The view stands in the middle.
        public static let centered = Threshold { _, _ in 0 }

        /// A part of the view is seen.
        ///
        /// - Parameter amount: From 0 for its edge to 1 for all of it.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold { view, container in (view + container) / 2 - amount * view }
        }

        /// A threshold between this one and another.
        ///
        /// - Parameter amount: From 0 for this one to 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { view, container in
                let (from, to) = (distance(view, container), other.distance(view, container))
                return from + (to - from) * amount
            }
        }

        /// A threshold as if the scroll view were smaller.
        ///
        /// - Parameter distance: By how much, in points, at either edge.
        public func inset(by distance: Double) -> Threshold {
            Threshold { self.distance($0, $1) - distance }
        }
    }

    fileprivate let kind: Kind
    fileprivate var threshold = Threshold.visible

    /// The effect goes along as the view is scrolled into sight, faster in the middle of the way.
    public static let interactive = interactive()
    /// The effect changes with the default animation once the view is in sight.
    public static let animated = animated()
    /// No effect.
    public static let identity = ScrollTransitionConfiguration(kind: .none)

    /// The effect goes along as the view is scrolled into sight.
    ///
    /// - Parameter timingCurve: How much of the effect is left at each part of the way.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The effect changes with an animation once the view is in sight.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// The same with an animation of its own. What is interactive stays so.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        return ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
    }

    /// The same, from another place on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }
}

extension View {
    /// Changes how the view is seen as it comes into sight in the scroll view around it, and as it leaves.
    ///
    /// - Parameters:
    ///   - configuration: How it goes from one phase to the next.
    ///   - axis: Along which axis; nil for the one that the scroll view scrolls along.
    ///   - transition: Adds effects to the first argument, by the phase.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is seen as it comes into sight in the scroll view around it, and as it leaves, in other
    /// ways at either edge.
    ///
    /// - Parameters:
    ///   - topLeading: How it goes where reading begins.
    ///   - bottomTrailing: How it goes where reading ends.
    ///   - axis: Along which axis; nil for the one that the scroll view scrolls along.
    ///   - transition: Adds effects to the first argument, by the phase.
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

    /// How it goes where the view is.
    /// - Parameter place: How far the view's middle is from the scroll view's, before it or after it.
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
        /// How much of the phase's effects is seen.
        let part: Double
        let animation: Animation?
    }
}

extension ScrollTransition: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollTransitionBehavior { ScrollTransitionBehavior(element) }
}

/// Stands around its content with effects between, so that where it is does not depend on them.
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
