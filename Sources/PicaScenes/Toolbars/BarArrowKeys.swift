import PicaGraph
import PicaState

/// Moves the focus between the controls of a bar by the left and right arrow keys.
struct BarArrowKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> BarArrowKeysBehavior { BarArrowKeysBehavior(element) }
}

final class BarArrowKeysBehavior: ElementBehavior, KeyResponder {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: BarArrowKeys, _ environment: EnvironmentValues) {}

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard press.modifiers.isEmpty, press.key == .left || press.key == .right else { return false }
        let isBackwards = (press.key == .left) != (element.direction == .rightToLeft)
        return element.host?.focus.move(in: element, backwards: isBackwards) == true
    }
}
