import PicaGraph

/// Has keys that nobody inside takes.
struct KeyTarget {
    /// Returns false to let what is around have the key.
    let take: @MainActor (KeyPress) -> Bool
}

extension KeyTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> KeyTargetBehavior { KeyTargetBehavior(element, self) }
}

final class KeyTargetBehavior: ElementBehavior, KeyResponder {
    unowned let element: Element
    private var target: KeyTarget

    init(_ element: Element, _ target: KeyTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: KeyTarget, _ environment: EnvironmentValues) { target = value }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyPress) -> Bool { target.take(press) }
}
