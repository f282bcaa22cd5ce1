import PicaState

/// The rotors of a window, and which one its keys move.
@MainActor final class AccessibilityRotors {
    private var all: [WeakRotor] = []
    private weak var chosen: AccessibilityRotorBehavior?
    private var entries: [MatchedKey: [WeakEntry]] = [:]

    private struct WeakRotor {
        weak var value: AccessibilityRotorBehavior?
    }

    private struct WeakEntry {
        weak var value: AccessibilityRotorEntryBehavior?
    }

    // MARK: Rotors

    func add(_ rotor: AccessibilityRotorBehavior) {
        all.removeAll { $0.value == nil }
        all.append(WeakRotor(value: rotor))
    }

    /// Carries out a command in a surface. Returns `false` if the surface has no rotor.
    func perform(_ command: RotorCommand, in host: ViewHost) -> Bool {
        let here = all.compactMap(\.value).filter {
            $0.element.isWithin(host.rootElement) && $0.element.isInReach
        }
        guard let current = current(of: here), let index = here.firstIndex(where: { $0 === current }) else {
            return false
        }
        switch command {
        case .next: choose(current).move(backwards: false)
        case .previous: choose(current).move(backwards: true)
        case .nextRotor: choose(here[(index + 1) % here.count]).announce()
        case .previousRotor: choose(here[(index + here.count - 1) % here.count]).announce()
        }
        return true
    }

    private func choose(_ rotor: AccessibilityRotorBehavior) -> AccessibilityRotorBehavior {
        chosen = rotor
        return rotor
    }

    /// Returns the chosen rotor, else the innermost one around the screen reader, else the first.
    private func current(of here: [AccessibilityRotorBehavior]) -> AccessibilityRotorBehavior? {
        if let chosen, here.contains(where: { $0 === chosen }) { return chosen }
        let place = here.first?.element.graph.accessibilityCursor.element
        let around = here.filter { place?.isWithin($0.element) == true }
        return around.first { rotor in
            !around.contains { $0 !== rotor && $0.element.isWithin(rotor.element) }
        } ?? here.first
    }

    // MARK: Entries

    func add(_ entry: AccessibilityRotorEntryBehavior, as key: MatchedKey) {
        entries[key, default: []].append(WeakEntry(value: entry))
    }

    func remove(_ entry: AccessibilityRotorEntryBehavior, as key: MatchedKey) {
        entries[key]?.removeAll { $0.value == nil || $0.value === entry }
        if entries[key]?.isEmpty == true { entries[key] = nil }
    }

    /// Returns the view in the window that has an identity; the latest of several.
    func element(of key: MatchedKey) -> Element? {
        entries[key]?.reversed().lazy.compactMap { $0.value?.element }.first { $0.isInReach }
    }
}

extension ViewGraph {
    /// The rotors in the graph's window.
    var accessibilityRotors: AccessibilityRotors { shared(AccessibilityRotors()) }
}

extension ViewHost {
    /// Handles a key of the rotors while an assistive technology listens. Returns `false` for another key.
    func movesRotor(_ press: KeyStroke) -> Bool {
        guard graph.accessibilityCursor.isOn, let command = RotorCommand(press) else { return false }
        return graph.accessibilityRotors.perform(command, in: self)
    }
}

extension View {
    /// Gives the view an identity by which rotors find it.
    ///
    ///     Text(chapter.title).accessibilityRotorEntry(id: chapter.id, in: chapters)
    ///
    /// - Parameters:
    ///   - id: The identity, as in an `AccessibilityRotorEntry`.
    ///   - namespace: The `Namespace` of the identity.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(RotorEntryTie(key: MatchedKey(id: AnyHashable(id), namespace: namespace)))
    }
}

/// A modifier that lets rotors find its content.
struct RotorEntryTie {
    let key: MatchedKey
}

extension RotorEntryTie: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityRotorEntryBehavior {
        AccessibilityRotorEntryBehavior(element)
    }
}

final class AccessibilityRotorEntryBehavior: ElementBehavior {
    unowned let element: Element
    private let rotors: AccessibilityRotors
    private var key: MatchedKey?

    init(_ element: Element) {
        self.element = element
        rotors = element.graph.accessibilityRotors
    }

    isolated deinit {
        if let key { rotors.remove(self, as: key) }
    }

    func update(_ value: RotorEntryTie, _ environment: EnvironmentValues) {
        guard value.key != key else { return }
        if let key { rotors.remove(self, as: key) }
        key = value.key
        rotors.add(self, as: value.key)
    }
}
