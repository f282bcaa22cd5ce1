import Foundation

/// What an element is to people who do not see it, and to tests.
package struct AccessibilityProperties {
    package enum Role: Hashable, Sendable {
        case staticText, heading, button, link, textField, secureField, textEditor, image, group, scrollArea,
            menuBar, menuBarItem, menu, menuItem, slider, tooltip, checkBox, toggleSwitch, toggleButton,
            radioButton, radioGroup, popUpButton, disclosureButton, progressIndicator, meter, stepper,
            dateField, dialog, alert, table, row, cell, columnHeader, splitter
    }

    /// How something stands that is on or off.
    package enum Toggled: Hashable, Sendable {
        case off, on
        /// Some of what it stands for is on, and some is off.
        case mixed
    }

    package var role: Role
    /// What it is called.
    package var label: String
    /// What it holds; never a secret.
    package var value: String?
    /// What happens when it is used.
    package var hint: String?
    /// What programs and tests know it by; not read out.
    package var identifier: String?
    /// The keys that do what it is there for, as people write them.
    package var shortcut: String?
    package var isEnabled = true
    package var isFocused = false
    package var isSelected = false
    /// Nil for what is neither on nor off.
    package var toggled: Toggled?
    /// Whether what it opens is open; nil for what opens nothing.
    package var isExpanded: Bool?
    /// Of a heading, from 1; nil where none was said.
    package var headingLevel: Int?
    package var textContentType: AccessibilityTextContentType?
    /// What was said that it is or does, beside what its role says.
    package var traits: AccessibilityTraits = []
    /// What people may say to reach it, the best first; empty where that is the label alone.
    package var inputLabels: [String] = []
    /// What can be read out about it on demand.
    package var customContent: [AccessibilityContent] = []
    /// Whether it is there to be used; nil where its role says that.
    package var respondsToUserInteraction: Bool?
    /// Where it is pressed, in its own frame; nil for the middle.
    package var activationPoint: UnitPoint?
    /// Where it is shown to be, in the window's points; nil for its element's frame.
    package var frame: CGRect?
    /// How all of it is read out.
    package var speech = SpeechAttributes()
    /// What can be done with it beside pointing and typing, the innermost modifier's first.
    package var actions: [AccessibilityAction] = []
    /// Parts of the label that are read out otherwise, in order.
    package var speechRuns: [SpeechRun] = []

    package init(role: Role, label: String, value: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
    }

    /// Calls it something else, of which no part is read out in a way of its own.
    package mutating func rename(_ label: String) {
        self.label = label
        speechRuns = []
    }
}

/// What becomes of what is inside an element, for assistive technology.
package enum AccessibilityScope {
    /// It is there, and what is said of the element goes for it.
    case open
    /// It is there, but what is said of the element and of those around goes for the element alone.
    case contained
    /// The element speaks for it.
    case closed
    /// Neither it nor the element is there.
    case hidden
}

/// One element of the accessibility tree, as it is now.
@MainActor package struct AccessibilityElement {
    package let properties: AccessibilityProperties
    package let element: Element
    /// In the window's points.
    package let frame: CGRect

    /// - Returns: nil where the element is nothing, is hidden, or another speaks for it.
    fileprivate init?(_ element: Element) {
        guard var properties = element.accessibility else { return nil }
        var isOpen = true
        for outer in sequence(first: element, next: \.parent) {
            let scope = outer.accessibilityScope
            if outer.isHidden || scope == .hidden { return nil }
            if outer !== element {
                if scope == .closed { return nil }
                if scope == .contained { isOpen = false }
            }
            if isOpen { outer.adjustAccessibility(&properties) }
        }
        self.properties = properties
        self.element = element
        frame = properties.frame ?? element.frameInWindow
    }
}

extension ViewHost {
    /// Everything that has a role, in reading order. To be asked after `update`.
    package func accessibilityElements() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        rootElement.visitAccessible { if let known = AccessibilityElement($0) { found.append(known) } }
        return found + layers.flatMap { $0.surface.accessibilityElements() }
    }

    /// An element as it is now; nil when it has left the tree or has no role any more. To be asked after
    /// `update`.
    package func accessibilityElement(for element: Element) -> AccessibilityElement? {
        if element.isWithin(rootElement) { return AccessibilityElement(element) }
        return layers.lazy.compactMap { $0.surface.accessibilityElement(for: element) }.first
    }
}

extension Element {
    /// Visits the elements with a role, this one and those inside, in reading order.
    fileprivate func visitAccessible(_ visit: (Element) -> Void) {
        guard !isHidden, accessibilityScope != .hidden else { return }
        if accessibility != nil { visit(self) }
        if accessibilityScope != .closed { for child in childrenAsRead { child.visitAccessible(visit) } }
    }

    /// The children as they are read out: those of a higher priority first, others as they stand.
    private var childrenAsRead: [Element] {
        let priorities = children.map { $0.trait(AccessibilitySortPriorityKey.self) }
        guard priorities.contains(where: { $0 != 0 }) else { return children }
        // Swift's sort keeps the order of equals.
        return zip(children, priorities).sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Whether something inside has a role.
    var hasAccessibleContent: Bool {
        children.contains { child in
            guard !child.isHidden, child.accessibilityScope != .hidden else { return false }
            // Either it has content, or it speaks itself.
            if child.standsForEmptyContent { return true }
            return child.accessibility != nil
                || child.accessibilityScope != .closed && child.hasAccessibleContent
        }
    }

    /// What is inside the element, as `AccessibilityElement` would have it if nothing closed around it.
    func accessibleContents() -> [AccessibilityProperties] {
        var found: [AccessibilityProperties] = []
        for child in children {
            child.visitAccessible { inner in
                guard var properties = inner.accessibility else { return }
                var isOpen = true
                for outer in sequence(first: inner, next: \.parent) {
                    if outer === self { break }
                    if outer !== inner, outer.accessibilityScope == .contained { isOpen = false }
                    if isOpen { outer.adjustAccessibility(&properties) }
                }
                found.append(properties)
            }
        }
        return found
    }

    /// What an element is called that speaks for those inside it: their texts, or else their pictures.
    package var combinedAccessibilityLabel: String { accessibleContents().combinedLabel }
}

extension [AccessibilityProperties] {
    /// The labels one after the other; those of pictures only where there is nothing else.
    var combinedLabel: String {
        // A cell is called what is in it.
        let named = filter { !$0.label.isEmpty && $0.role != .cell }
        let texts = named.filter { $0.role != .image }
        return (texts.isEmpty ? named : texts).map(\.label).joined(separator: ", ")
    }
}
