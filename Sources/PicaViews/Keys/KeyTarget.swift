import PicaGraph

/// Has keys that nobody inside takes.
struct KeyTarget {
    /// Returns false to let what is around have the key.
    let take: (KeyStroke) -> Bool
}

extension KeyTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> KeyTargetBehavior { KeyTargetBehavior(element, self) }
}

final class KeyTargetBehavior: ElementBehavior, KeyResponder {
    unowned let element: Element
    private var target: KeyTarget
    private var isEnabled = true

    init(_ element: Element, _ target: KeyTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: KeyTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool { isEnabled && target.take(press) }
}
