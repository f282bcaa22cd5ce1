import Foundation
import PicaGraph

extension TestHost {
    /// Uses the view like a random user and looks for faults that no view should have.
    ///
    /// The user clicks, types, drags, scrolls, pastes, composes, resizes the window and changes text size, language and
    /// direction.
    ///
    ///     let found = app.explore(seed: 7, steps: 300) #expect(found.faults.isEmpty)
    ///
    /// Faults are controls without a size, elements that were not laid out, and a keyboard focus that cannot move on. A
    /// crash ends the test; the same seed reproduces it. Nothing is opened outside the view.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random numbers; the same seed repeats the same steps.
    ///   - seconds: The time limit on the machine's clock, in seconds; infinite by default.
    ///   - steps: The maximum number of steps; unlimited by default.
    /// - Returns: The result.
    public func explore(seed: UInt64, seconds: TimeInterval = .infinity, steps: Int = .max) -> Exploration {
        var person = RandomPerson(seed: seed, in: self)
        var found = Exploration()
        let start = ContinuousClock.now
        while found.steps < steps, (ContinuousClock.now - start) / .seconds(1) < seconds {
            let began = ContinuousClock.now
            let step = person.act()
            update()
            found.note(step, took: (ContinuousClock.now - began) / .seconds(1))
            lookForUnplaced(&found)
            if found.steps.isMultiple(of: 20) {
                lookForSizeless(&found)
                lookForStuckFocus(&found)
            }
        }
        return found
    }

    /// Closes the view, lets everything finish, and counts elements that are still alive.
    ///
    /// - Returns: The leaked elements by type and number; empty if all were freed.
    public func elementsKeptAfterClosing() async -> [String: Int] {
        struct Weak { weak var element: Element? }
        update()
        var elements: [Weak] = []
        func collect(_ element: Element) {
            elements.append(Weak(element: element))
            element.children.forEach(collect)
        }
        host.rootElement.children.forEach(collect)
        close()
        advance(by: 5)
        for _ in 0..<3 { await settle() }
        // The window's root element stays alive.
        return elements.compactMap(\.element).filter { !$0.isWithin(host.rootElement) }
            .reduce(into: [:]) { counts, element in
                counts["\(Swift.type(of: element))", default: 0] += 1
            }
    }

    private func lookForUnplaced(_ found: inout Exploration) {
        func visit(_ element: Element) -> Element? {
            if element.isHidden { return nil }
            if element.needsLayout { return element }
            for child in element.children { if let found = visit(child) { return found } }
            return nil
        }
        if let element = visit(host.rootElement) {
            found.fault("\(Swift.type(of: element)) was not laid out")
        }
    }

    /// Reports controls without a size, if the window has room for them.
    private func lookForSizeless(_ found: inout Exploration) {
        // A window of the desktop is never smaller than its content's minimum, which grows with the text.
        let least = host.minimumSize()
        guard size.width >= max(300, least.width), size.height >= max(200, least.height) else { return }
        for element in all() where Self.controls.contains(element.role) {
            let frame = element.frame
            if frame.width <= 0 || frame.height <= 0 { found.fault("\(element.summary) has no size") }
        }
    }

    private static let controls: Set<TestElement.Role> = [
        .button, .textField, .secureField, .textEditor, .checkBox, .toggleSwitch, .slider, .popUpButton,
        .stepper,
        .dateField,
    ]

    /// Reports a focus that Control-Tab does not move among several fields of the front window or layer.
    private func lookForStuckFocus(_ found: inout Exploration) {
        let elements = host.accessibilityElements()
        guard let place = host.focusedElement?.surface, elements.last?.element.surface === place else {
            return
        }
        let fields = elements.filter {
            [.textField, .secureField, .textEditor].contains($0.properties.role) && $0.properties.isEnabled
                && $0.element.surface === place
        }
        guard fields.count > 1, let first = focused?.frame else { return }
        for _ in 0..<3 {
            press(.tab, .control)
            guard let now = focused?.frame, now == first else { return }
        }
        found.fault("the keyboard stays in \(focused?.summary ?? "")")
    }
}
