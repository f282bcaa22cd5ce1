import Foundation
import PicaFoundation
import PicaState

/// The cause of a scroll view's movement.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// The scroll view does not move.
    case idle
    /// The user holds a scroll bar without having moved it.
    case tracking
    /// The user is scrolling.
    case interacting
    /// The scroll view moves to its rest position after the user scrolled.
    case decelerating
    /// The app scrolls with an animation.
    case animating

    /// Whether the scroll view is moving.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a scroll view's phase change.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the user's scrolling, in points per second; `nil` if the user did not scroll just before.
    public let velocity: CGVector?
}

extension View {
    /// Runs an action when the phase of the first scroll view in the view changes.
    ///
    /// - Parameter action: Receives the old and the new phase.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when the phase of the first scroll view in the view changes.
    ///
    /// - Parameter action: Receives the old and the new phase, and the context.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseChange(action: action))
    }
}

struct ScrollPhaseChange {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseChange: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollPhaseChangeBehavior {
        ScrollPhaseChangeBehavior(element)
    }
}

/// The behavior that notifies the app; the first scroll view inside finds it.
final class ScrollPhaseChangeBehavior: ElementBehavior {
    unowned let element: Element
    private var modifier: ScrollPhaseChange?

    init(_ element: Element) { self.element = element }

    func update(_ value: ScrollPhaseChange, _ environment: EnvironmentValues) { modifier = value }

    func phaseChanged(from old: ScrollPhase, of scroll: ScrollBehavior, _ velocity: CGVector?) {
        guard let modifier, element.firstScroll === scroll else { return }
        let (new, geometry) = (scroll.phase, scroll.geometry)
        element.graph.after {
            modifier.action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
        }
    }
}
