import Foundation

/// The description of an element for assistive technologies and tests.
package struct AccessibilityProperties: Sendable {
    package enum Role: Hashable, Sendable {
        case staticText, heading, button, link, textField, secureField, textEditor, image, group, scrollArea,
            menuBar, menuBarItem, menu, menuItem, slider, tooltip, checkBox, toggleSwitch, toggleButton,
            radioButton, radioGroup, popUpButton, disclosureButton, progressIndicator, meter, stepper,
            dateField, dialog, alert, table, row, cell, columnHeader, splitter, list, listItem, tree,
            treeItem, tab, tabList, toolBar, statusBar, separator, spinButton, scrollBar

        /// Whether elements of the role are rows of lists, outlines or tables.
        package var isRow: Bool { self == .listItem || self == .treeItem || self == .row }

        /// Whether elements of the role hold others.
        package var isContainer: Bool {
            switch self {
            case .group, .scrollArea, .menuBar, .menu, .radioGroup, .dialog, .alert, .table, .row, .list,
                .listItem, .tree, .treeItem, .tabList, .toolBar,
                .statusBar:
                true
            default: false
            }
        }
    }

    /// The state of a control that is on or off.
    package enum Toggled: Hashable, Sendable {
        case off, on
        /// Some of the values that the control stands for are on and some off.
        case mixed
    }

    package var role: Role
    /// The label, which names the element.
    package var label: String
    /// The value; never a secret.
    package var value: String?
    /// The result of using the element.
    package var hint: String?
    /// The identifier for programs and tests; not read out.
    package var identifier: String?
    /// The keyboard shortcut of the default action, as people write it.
    package var shortcut: String?
    package var isEnabled = true
    package var isFocused = false
    package var isSelected = false
    /// Whether the element, a row, is where keys act while the list around it has the focus.
    package var isCurrent = false
    /// Whether the element is on or off; `nil` if it is neither.
    package var toggled: Toggled?
    /// Whether the content that the element opens is open; `nil` if it opens nothing.
    package var isExpanded: Bool?
    /// The heading level, from 1; `nil` if unspecified.
    package var headingLevel: Int?
    /// The number that the element shows or changes; `nil` if there is none.
    package var number: AccessibleNumber?
    /// Whether the element, a scroll bar, goes from top to bottom.
    package var isVertical = false
    /// The place among siblings, such as the rows of a list; `nil` if that tells nothing.
    package var place: AccessiblePlace?
    /// The level in an outline, from 1; `nil` if there are no levels.
    package var level: Int?
    /// The prompt of an empty text field.
    package var placeholder: String?
    /// Whether the element blocks what is behind it.
    package var isModal = false
    /// Whether the main action opens a menu.
    package var opensMenu = false
    /// The order in which a column header sorts its table; `nil` if it does not.
    package var sortOrder: AccessibleSortOrder?
    /// The place of a cell in its table.
    package var cell: AccessibleCell?
    /// The rows of a list, an outline or a table; `nil` for other elements.
    package var rows: AccessibleRows?
    /// The number by which the list around a row knows it, from 0; `nil` for other elements.
    package var row: Int?
    /// The number of visible columns of a table; `nil` for other elements.
    package var columnCount: Int?
    /// The range of a link in the text around it, in UTF-8 offsets; `nil` for other elements.
    package var linkRange: Range<Int>?
    /// Whether the person followed the link.
    package var isVisited = false
    /// Whether a form cannot do without the value.
    package var isRequired = false
    package var textContentType: AccessibilityTextContentType?
    /// The traits set by the app, beyond those of the role.
    package var traits: AccessibilityTraits = []
    /// The names for voice control, best first; empty for just the label.
    package var inputLabels: [String] = []
    /// The additional information to be read out on request.
    package var customContent: [AccessibilityContent] = []
    /// Whether the element is interactive; `nil` to derive it from the role.
    package var respondsToUserInteraction: Bool?
    /// The point to press, in the element's frame; `nil` for the center.
    package var activationPoint: ActivationPoint?
    /// The frame in the window's coordinate space; `nil` for the element's own.
    package var frame: CGRect?
    /// The speech attributes of the whole element.
    package var speech = SpeechAttributes()
    /// The actions beyond pointing and typing; those of inner modifiers come first.
    package var actions: [AccessibilityAction] = []
    /// The groups of elements that the element belongs to.
    package var memberships: [AccessibilityMembership] = []
    /// The element that is described, while modifiers around it change the description.
    package var element: ObjectIdentifier?
    /// The parts of the label with speech attributes of their own, in order.
    package var speechRuns: [SpeechRun] = []

    package init(role: Role, label: String, value: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
    }

    /// Replaces the label and drops its speech runs.
    package mutating func rename(_ label: String) {
        self.label = label
        speechRuns = []
    }
}

/// The effect of an element on the accessibility of its descendants.
package enum AccessibilityScope {
    /// Descendants are exposed, and the element's properties also apply to them.
    case open
    /// Descendants are exposed, but the properties of the element and its ancestors apply to the element alone.
    case contained
    /// Descendants are replaced by the element.
    case closed
    /// Neither descendants nor the element are exposed.
    case hidden
}

extension [AccessibilityProperties] {
    /// The labels, joined; those of images only if there are no others.
    package var combinedLabel: String {
        // These labels repeat those of their content, or name the parts of a value.
        let repeating: Set<AccessibilityProperties.Role> = [.cell, .row, .listItem, .treeItem, .spinButton]
        // A button that expands a row says only that it does.
        let named = filter {
            !$0.label.isEmpty && !repeating.contains($0.role) && ($0.role != .button || $0.isExpanded == nil)
        }
        let texts = named.filter { $0.role != .image }
        return (texts.isEmpty ? named : texts).map(\.label).joined(separator: ", ")
    }
}
