import Foundation

extension View {
    /// Runs an action when the pointer comes over the view, with true, and when it goes, with false.
    ///
    /// The pointer is over a view where it could touch it: over what the view draws and what is inside, or
    /// over its `contentShape`.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(Hover(action: action))
    }
}

struct Hover {
    let action: (Bool) -> Void
}

extension Hover: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> HoverBehavior { HoverBehavior(element, self) }
}

/// Follows the pointer without taking it from what is inside or around.
final class HoverBehavior: ElementBehavior, HoverResponder {
    unowned let element: Element
    private var hover: Hover

    init(_ element: Element, _ hover: Hover) {
        self.element = element
        self.hover = hover
    }

    func update(_ value: Hover, _ environment: EnvironmentValues) { hover = value }

    var responder: (any Responder)? { self }
    func hoverChanged(_ isHovered: Bool) { hover.action(isHovered) }
}
