import Foundation
import PicaGraph

extension TestHost {
    /// Uses the view as a random person would, who clicks, types, drags, scrolls, pastes, composes, resizes the window
    /// and changes text size, language and direction, and looks for what no view should do.
    ///
    ///     let found = app.explore(seed: 7, steps: 300)
    ///     #expect(found.faults.isEmpty)
    ///
    /// Reported are controls without a size, elements that were not laid out, and a keyboard that cannot be moved on. A
    /// crash ends the test; the same seed repeats it. Nothing is opened outside of the view.
    ///
    /// - Parameters:
    ///   - seed: Begins the numbers by which things are chosen; the same does the same.
    ///   - seconds: How long at most, on the machine's clock; without limit by default.
    ///   - steps: How many things at most; without limit by default.
    /// - Returns: What was found.
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

    /// How many of the elements that are there now outlive the view: leaves it, lets all come to rest, and counts.
    ///
    /// - Returns: What is still there and should not be, by type and number; empty where all has gone.
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
        // The window's own frame stays around nothing.
        return elements.compactMap(\.element).filter { !$0.isWithin(host.rootElement) }
            .reduce(into: [:]) { counts, element in
                counts["\(Swift.type(of: element))", default: 0] += 1
            }
    }

    private func lookForUnplaced(_ found: inout Exploration) {
        func visit(_ element: Element) -> Element? {
            if element.isHidden { return nil }
            if element.needsLayout { return element }
            return element.children.lazy.compactMap(visit).first
        }
        if let element = visit(host.rootElement) {
            found.fault("\(Swift.type(of: element)) was not laid out")
        }
    }

    /// Controls have a size where there is room for them.
    private func lookForSizeless(_ found: inout Exploration) {
        guard size.width >= 300, size.height >= 200 else { return }
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

    /// Where there are several fields, Control and Tab leave one for another.
    private func lookForStuckFocus(_ found: inout Exploration) {
        let fields = all().filter {
            [.textField, .secureField, .textEditor].contains($0.role) && $0.isEnabled
        }
        guard fields.count > 1, let first = focused?.frame else { return }
        for _ in 0..<3 {
            press(.tab, .control)
            guard let now = focused?.frame, now == first else { return }
        }
        found.fault("the keyboard stays in \(focused?.summary ?? "")")
    }
}
