import PicaGraph
import PicaState

/// A modifier that handles keys which no view inside handles.
package struct KeyTarget {
    /// Handles a key. Returns `false` to pass the key on to the views around.
    let take: (KeyStroke) -> Bool

    package init(take: @escaping (KeyStroke) -> Bool) {
        self.take = take
    }
}

extension KeyTarget: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> KeyTargetBehavior { KeyTargetBehavior(element, self) }
}

package final class KeyTargetBehavior: ElementBehavior, KeyResponder {
    package unowned let element: Element
    private var target: KeyTarget
    private var isEnabled = true

    init(_ element: Element, _ target: KeyTarget) {
        self.element = element
        self.target = target
    }

    package func update(_ value: KeyTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
    }

    package var responder: (any Responder)? { self }

    package func keyPressed(_ press: KeyStroke) -> Bool { isEnabled && target.take(press) }
}
