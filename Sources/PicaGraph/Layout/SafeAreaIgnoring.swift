import Foundation
import PicaState

/// A modifier that extends its content into the safe area at some sides.
///
/// The view's own place in the layout stays. Only sides that touch the safe area extend into it.
package struct SafeAreaIgnoring {
    let edges: Edge.Set

    nonisolated package init(edges: Edge.Set) { self.edges = edges }
}

extension SafeAreaIgnoring: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> SafeAreaIgnoringBehavior {
        SafeAreaIgnoringBehavior(element, self)
    }
}

package final class SafeAreaIgnoringBehavior: ElementBehavior {
    package unowned let element: Element
    private var edges: Edge.Set

    init(_ element: Element, _ value: SafeAreaIgnoring) {
        self.element = element
        edges = value.edges
    }

    package func update(_ value: SafeAreaIgnoring, _ environment: EnvironmentValues) {
        guard edges != value.edges else { return }
        edges = value.edges
        element.invalidatePlacement()
    }

    package func placeChildren() {
        guard let content else { return }
        var insets = element.safeAreaInsets
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        let size = CGSize(
            width: element.size.width + insets.leading + insets.trailing,
            height: element.size.height + insets.top + insets.bottom)
        let fitting = content.sizeThatFits(ProposedViewSize(size))
        content.place(
            at: CGPoint(
                x: (size.width - fitting.width) / 2 - insets.leading,
                y: (size.height - fitting.height) / 2 - insets.top),
            proposal: ProposedViewSize(size))
    }
}
