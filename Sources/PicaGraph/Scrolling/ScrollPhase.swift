import Foundation
import PicaFoundation

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// Nothing does.
    case idle
    /// A bar is held and has not been moved.
    case tracking
    /// A person scrolls.
    case interacting
    /// It goes to where it comes to rest, after a person has scrolled it.
    case decelerating
    /// The app lets it go somewhere, with an animation.
    case animating

    /// Whether something moves it.
    public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view whose phase has changed.
public struct ScrollPhaseChangeContext {
    /// How it stands to its content.
    public let geometry: ScrollGeometry
    /// How fast a person scrolled it, in points a second; nil where nobody did a moment ago.
    public let velocity: CGVector?
}

extension View {
    /// Runs an action when something else moves the first scroll view in the view, or nothing any more.
    ///
    /// - Parameter action: Is given the phase before and the new one.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when something else moves the first scroll view in the view, or nothing any more.
    ///
    /// - Parameter action: Is given the phase before, the new one, and how the scroll view stands.
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

/// Is found by a scroll view that is the first inside.
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
