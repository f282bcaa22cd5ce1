import Foundation
import PicaGraph
import PicaState

extension View {
    /// Performs an action when a key is pressed or repeats while the view, or a view inside, has the focus.
    ///
    /// The innermost view comes first. The focused view itself, such as a field, receives a key only if no action has
    /// handled it. An action can thus take Return, or letters, from a field.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action. It returns whether it has handled the key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Performs an action in some phases of a key while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: The phases in which the action is performed.
    ///   - action: The action. It returns whether it has handled the key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action when one of several keys is pressed while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - phases: The phases in which the action is performed; by default presses and repetitions.
    ///   - action: The action. It returns whether it has handled the key.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let keys = Set(keys.map { KeyEquivalent($0.character.small) })
        return onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Performs an action when a key types certain characters while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - characters: The characters.
    ///   - phases: The phases in which the action is performed; by default presses and repetitions.
    ///   - action: The action. It returns whether it has handled the key.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Performs an action when any key is pressed while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - phases: The phases in which the action is performed; by default presses and repetitions.
    ///   - action: The action. It returns whether it has handled the key.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressTarget(phases: phases, action: action))
    }
}

/// A modifier that receives keys before the focused view does.
private struct KeyPressTarget {
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> KeyPressBehavior { KeyPressBehavior(element, self) }
}

private final class KeyPressBehavior: ElementBehavior, EarlyKeyResponder {
    unowned let element: Element
    private var target: KeyPressTarget
    private var isEnabled = true

    init(_ element: Element, _ target: KeyPressTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: KeyPressTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    func keyPressedEarly(_ stroke: KeyStroke) -> Bool { take(stroke, stroke.isRepeat ? .repeat : .down) }
    func keyReleasedEarly(_ stroke: KeyStroke) -> Bool { take(stroke, .up) }

    private func take(_ stroke: KeyStroke, _ phase: KeyPress.Phases) -> Bool {
        guard isEnabled, target.phases.contains(phase), let press = KeyPress(stroke, phase: phase) else {
            return false
        }
        return target.action(press) == .handled
    }
}
