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

extension [AccessibilityProperties] {
    /// The labels one after the other; those of pictures only where there is nothing else.
    var combinedLabel: String {
        // A cell is called what is in it.
        let named = filter { !$0.label.isEmpty && $0.role != .cell }
        let texts = named.filter { $0.role != .image }
        return (texts.isEmpty ? named : texts).map(\.label).joined(separator: ", ")
    }
}
