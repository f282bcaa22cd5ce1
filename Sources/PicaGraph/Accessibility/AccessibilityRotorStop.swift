import PicaState

/// A place that a rotor leads to.
package struct AccessibilityRotorStop {
    /// The words that are announced; empty for the text in the range.
    package let label: String
    /// The identity of the view; `nil` for the view that has the rotor.
    package let id: AnyHashable?
    /// The namespace of an identity given by `accessibilityRotorEntry(id:in:)`.
    package let namespace: Namespace.ID?
    /// The text to select in the view; `nil` for the view as a whole.
    package let textRange: Range<String.Index>?
    /// Makes the view available, for instance by loading it.
    package let prepare: () -> Void

    nonisolated package init(
        label: String, id: AnyHashable?, namespace: Namespace.ID?, textRange: Range<String.Index>?,
        prepare: @escaping () -> Void
    ) {
        (self.label, self.id, self.namespace, self.textRange) = (label, id, namespace, textRange)
        self.prepare = prepare
    }

    /// The part that tells stops apart.
    struct Key: Hashable {
        let label: String
        let id: AnyHashable?
        let namespace: Namespace.ID?
        let textRange: Range<String.Index>?
    }

    var key: Key { Key(label: label, id: id, namespace: namespace, textRange: textRange) }
}

/// The words of a rotor.
package struct AccessibilityRotorNames {
    package let label: String
    /// The name of the action that moves to the next entry.
    package let next: String
    /// The name of the action that moves to the previous entry.
    package let previous: String

    package init(label: String, next: String, previous: String) {
        (self.label, self.next, self.previous) = (label, next, previous)
    }
}

/// The content of a rotor.
@MainActor package protocol AccessibilityRotorSource {
    func names(in environment: EnvironmentValues) -> AccessibilityRotorNames
    /// Returns the entries, in order.
    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop]
}

/// A key by which people use rotors while an assistive technology listens.
enum RotorCommand {
    case next, previous
    case nextRotor, previousRotor

    /// Creates the command of a key press; `nil` if it is none.
    init?(_ press: KeyStroke) {
        guard press.modifiers == [.shift, .alternate] else { return nil }
        switch press.key {
        case .pageDown: self = .next
        case .pageUp: self = .previous
        case .end: self = .nextRotor
        case .home: self = .previousRotor
        default: return nil
        }
    }
}
