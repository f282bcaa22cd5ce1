import Foundation
import PicaState

/// A modifier that lets people of assistive technologies go through entries in its content.
package struct AccessibilityRotorModifier {
    fileprivate let source: any AccessibilityRotorSource
    fileprivate let proxy: ScrollViewProxy

    nonisolated package init(_ source: any AccessibilityRotorSource, in proxy: ScrollViewProxy) {
        self.source = source
        self.proxy = proxy
    }
}

extension AccessibilityRotorModifier: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> AccessibilityRotorBehavior {
        AccessibilityRotorBehavior(element)
    }
}

package final class AccessibilityRotorBehavior: ElementBehavior {
    package unowned let element: Element
    private var rotor: AccessibilityRotorModifier?
    private var environment = EnvironmentValues()
    private var names: AccessibilityRotorNames?
    /// The entry that the rotor moved to last.
    private var last: AccessibilityRotorStop.Key?
    private var isMoving = false

    /// The most entries that one move tries, of those whose view is gone.
    private static let mostAttempts = 100
    /// The most layouts until a lazy container has made an entry's view.
    private static let mostLayouts = 4

    init(_ element: Element) {
        self.element = element
        element.graph.accessibilityRotors.add(self)
    }

    package func update(_ value: AccessibilityRotorModifier, _ environment: EnvironmentValues) {
        rotor = value
        self.environment = environment
        names = value.source.names(in: environment)
    }

    package var standsForEmptyContent: Bool { true }

    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard let names, let first = firstWithRole, properties.element == ObjectIdentifier(first) else {
            return
        }
        properties.actions += [
            AccessibilityAction(.named(names.next)) { [weak self] in self?.move(backwards: false) },
            AccessibilityAction(.named(names.previous)) { [weak self] in self?.move(backwards: true) },
        ]
    }

    /// The element that stands for the view: the first one inside, or the rotor's own if there is none.
    private var firstWithRole: Element? { content?.firstAccessible ?? element.firstAccessible }

    func announce() {
        if let names { AccessibilityAnnouncer.post(.announcement(names.label)) }
    }

    // MARK: Moving

    /// Moves to the next or previous entry whose view exists, and on from the other end after the last one.
    func move(backwards: Bool) {
        guard !isMoving, let rotor else { return }
        isMoving = true
        defer { isMoving = false }
        let stops = rotor.source.stops(in: environment)
        guard !stops.isEmpty else { return }
        var index = next(in: stops, backwards: backwards)
        for _ in 0..<min(stops.count, Self.mostAttempts) {
            if go(to: stops[index]) { return }
            index = (index + (backwards ? stops.count - 1 : 1)) % stops.count
        }
    }

    /// Returns the index of the entry to move to.
    private func next(in stops: [AccessibilityRotorStop], backwards: Bool) -> Int {
        func neighbor(of index: Int) -> Int {
            (index + (backwards ? stops.count - 1 : 1)) % stops.count
        }
        if let index = place(among: stops) { return neighbor(of: index) }
        if let index = textPlace(among: stops, backwards: backwards) { return index }
        if let last, let index = stops.firstIndex(where: { $0.key == last }) { return neighbor(of: index) }
        return backwards ? stops.count - 1 : 0
    }

    /// Returns the index of the entry that the screen reader is at.
    private func place(among stops: [AccessibilityRotorStop]) -> Int? {
        guard let cursor = element.graph.accessibilityCursor.element, cursor.isWithin(element) else {
            return nil
        }
        func isHere(_ stop: AccessibilityRotorStop) -> Bool {
            guard let id = stop.id, let target = target(id, stop.namespace) else { return false }
            return cursor.isWithin(target) || target.firstAccessible === cursor
        }
        // Several entries may be in one view.
        if let last, let index = stops.firstIndex(where: { $0.key == last }), isHere(stops[index]) {
            return index
        }
        return stops.firstIndex(where: isHere)
    }

    /// Returns the index of the first entry behind, or before, the selection in the text.
    private func textPlace(among stops: [AccessibilityRotorStop], backwards: Bool) -> Int? {
        guard let text = textElement(in: element),
            element.graph.accessibilityCursor.element?.isWithin(text) == true,
            let state = (text.responder as? any AccessibleText)?.accessibleText
        else { return nil }
        let selection = state.selection.first ?? (state.caret ?? 0)..<(state.caret ?? 0)
        let whole = state.content.string
        let ranges = stops.enumerated().compactMap { index, stop in
            stop.id == nil ? stop.textRange.map { (index: index, range: whole.utf8Offsets($0)) } : nil
        }
        let found =
            backwards
            ? ranges.last { $0.range.upperBound <= selection.lowerBound }
            : ranges.first { $0.range.lowerBound >= selection.upperBound && $0.range != selection }
        return found?.index
    }

    /// Moves to an entry. Returns `false` if its view does not exist.
    private func go(to stop: AccessibilityRotorStop) -> Bool {
        stop.prepare()
        guard let target = reach(stop), target.host != nil else { return false }
        last = stop.key
        let spoken = land(on: target, stop)
        AccessibilityAnnouncer.post(.announcement(stop.label.isEmpty ? spoken : stop.label))
        return true
    }

    /// Returns the view of an entry, after it was made and scrolled into view.
    private func reach(_ stop: AccessibilityRotorStop) -> Element? {
        element.host?.layOut()
        guard element.isInTree else { return nil }
        guard let id = stop.id else { return element }
        for _ in 0..<Self.mostLayouts {
            if let target = target(id, stop.namespace) {
                target.scrollIntoView()
                target.host?.layOut()
                // The scrolling may have replaced it.
                if target.isInReach { return target }
            }
            // Only a lazy container knows the place of a view that is not made.
            rotor?.proxy.scrollTo(id)
            element.host?.layOut()
        }
        return target(id, stop.namespace)
    }

    /// Returns the view with an identity, if it is made.
    private func target(_ id: AnyHashable, _ namespace: Namespace.ID?) -> Element? {
        if let namespace,
            let found = element.graph.accessibilityRotors.element(
                of: MatchedKey(id: id, namespace: namespace))
        {
            return found
        }
        guard let found = rotor?.proxy.element(of: id), found.isInReach else { return nil }
        return found
    }

    /// Moves the focus to a view, or the screen reader alone, and selects its text. Returns the text.
    private func land(on target: Element, _ stop: AccessibilityRotorStop) -> String {
        let text = stop.textRange == nil ? nil : textElement(in: target)
        if let place = text ?? target.firstAccessible {
            let cursor = element.graph.accessibilityCursor
            if place.canBecomeFocused {
                place.host?.focus.focus(place, for: .keyboard)
            } else if cursor.isOn {
                cursor.moveAwayFromKeyboard(to: place)
            }
        }
        element.host?.accessibilityChanged()
        guard let text = text?.responder as? any AccessibleText, let state = text.accessibleText,
            let textRange = stop.textRange
        else { return "" }
        let whole = state.content.string
        let range = whole.utf8Offsets(textRange)
        // After the focus, with which a field selects all of its text.
        text.selectAccessibleText([range])
        text.revealAccessibleText(range)
        return state.content.string(in: range)
    }

    private func textElement(in element: Element) -> Element? {
        element.first { ($0.responder as? any AccessibleText)?.accessibleText != nil ? $0 : nil }
    }
}

extension String {
    /// Returns a range as UTF-8 offsets. Indices beyond the end count as the end.
    fileprivate func utf8Offsets(_ range: Range<Index>) -> Range<Int> {
        func offset(_ index: Index) -> Int {
            utf8.distance(from: startIndex, to: min(max(index, startIndex), endIndex))
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
