import Foundation
import PicaGraph

extension View {
    /// Does something when a key is pressed or held while the view, or something inside, has the focus.
    ///
    /// The innermost view is asked first, and what has the focus itself, such as a field, only where no action has
    /// handled the key; so an action can take Return, or letters, from a field.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Says whether the key was for it.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Does something when a key is pressed, held or let go while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: What of that matters.
    ///   - action: Says whether the key was for it.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Does something when one of some keys is pressed or held while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - phases: What happens to them that matters.
    ///   - action: Says whether the key was for it.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let keys = Set(keys.map { KeyEquivalent($0.character.small) })
        return onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Does something when a key that types certain characters is pressed or held while the view, or something inside,
    /// has the focus.
    ///
    /// - Parameters:
    ///   - characters: The characters.
    ///   - phases: What happens to the key that matters.
    ///   - action: Says whether the key was for it.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Does something when any key is pressed or held while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - phases: What happens to the key that matters.
    ///   - action: Says whether the key was for it.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressTarget(phases: phases, action: action))
    }
}

/// Has keys before what has the focus does.
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
