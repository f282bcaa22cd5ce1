import Foundation
import PicaState

extension View {
    /// Runs an action when the view becomes visible in the scroll view around it, and when it leaves.
    ///
    /// - Parameters:
    ///   - threshold: The fraction of the view that must be visible, from 0 for any part to 1 for the whole view.
    ///   - action: Receives whether at least that fraction is visible.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibility(threshold: threshold, action: action))
    }
}

private struct ScrollVisibility {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibility: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollVisibilityBehavior {
        ScrollVisibilityBehavior(element, self)
    }
}

private final class ScrollVisibilityBehavior: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: ScrollVisibility
    private var isVisible = false
    private var viewport = ViewportObservation()

    init(_ element: Element, _ modifier: ScrollVisibility) {
        self.element = element
        self.modifier = modifier
    }

    func update(_ value: ScrollVisibility, _ environment: EnvironmentValues) { modifier = value }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    func viewportDidChange() {
        let area = element.size.width * element.size.height
        let seen = element.visibleRect
        guard area > 0 else { return }
        let part = seen.isNull ? 0 : Double(seen.width * seen.height / area)
        let isNowVisible = part > 0 && part >= modifier.threshold - 1e-6
        guard isNowVisible != isVisible else { return }
        isVisible = isNowVisible
        let action = modifier.action
        element.graph.after { action(isNowVisible) }
    }
}
