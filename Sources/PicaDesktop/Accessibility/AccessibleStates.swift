import PicaBus
import PicaGraph
import PicaState

/// A set of AT-SPI's states. Each is the bit of its number.
struct AccessibleStates: OptionSet {
    let rawValue: UInt64

    static let active = state(1), checked = state(4), collapsed = state(5)
    static let editable = state(7), enabled = state(8), expandable = state(9), expanded = state(10)
    static let focusable = state(11), focused = state(12), horizontal = state(14), modal = state(16)
    static let multiLine = state(17), resizable = state(21), selectable = state(22)
    static let vertical = state(29)
    static let selected = state(23), sensitive = state(24), showing = state(25), singleLine = state(26)
    static let visible = state(30), indeterminate = state(32), required = state(33)
    static let invalid = state(36), selectableText = state(38)
    static let checkable = state(41), hasPopup = state(42), readOnly = state(43)
    static let visited = state(40)

    private static func state(_ number: Int) -> AccessibleStates { AccessibleStates(rawValue: 1 << number) }

    /// The names of events about states, with their states.
    static let named: [(name: String, state: AccessibleStates)] = [
        ("active", active), ("checkable", checkable), ("checked", checked), ("collapsed", collapsed),
        ("editable", editable),
        ("enabled", enabled), ("expandable", expandable), ("expanded", expanded), ("focusable", focusable),
        ("has-popup", hasPopup), ("horizontal", horizontal), ("indeterminate", indeterminate),
        ("invalid-entry", invalid), ("modal", modal), ("multi-line", multiLine), ("read-only", readOnly),
        ("required", required),
        ("selectable", selectable), ("selectable-text", selectableText), ("selected", selected),
        ("sensitive", sensitive), ("showing", showing), ("single-line", singleLine),
        ("vertical", vertical), ("visible", visible), ("visited", visited),
    ]

    /// The states of an element.
    init(_ node: AccessibilityNode, in window: AccessibleWindow) {
        let properties = node.properties
        var states: AccessibleStates = [.visible]
        if node.isShowing { states.insert(.showing) }
        if properties.isEnabled { states.formUnion([.enabled, .sensitive]) }
        let isSelectable = node.isSelectable(in: window)
        if node.isFocusable || properties.isFocused || isSelectable { states.insert(.focusable) }
        if properties.isFocused, window.isActive { states.insert(.focused) }
        // The texts and images in a selected row say that they are selected, too.
        let isSelected =
            properties.isSelected
            && (![.staticText, .image, .heading].contains(properties.role)
                || properties.traits.contains(.isSelected))
        // A radio button is checked, not selected: Orca 43 asks for nothing else.
        if properties.role == .radioButton {
            states.formUnion(isSelected ? [.checkable, .checked] : .checkable)
        } else if isSelected {
            states.insert(.selected)
        }
        if isSelectable || isSelected && properties.role != .row { states.insert(.selectable) }
        switch properties.toggled {
        case .on: states.formUnion([.checkable, .checked])
        case .off: states.insert(.checkable)
        case .mixed: states.formUnion([.checkable, .indeterminate])
        case nil: break
        }
        switch properties.role {
        case .slider: states.insert(.horizontal)
        case .scrollBar: states.insert(properties.isVertical ? .vertical : .horizontal)
        default: break
        }
        // Orca 43 would say that a menu is collapsed whenever it says its title.
        if let isExpanded = properties.isExpanded, AccessibleRole(node) != .menu {
            states.formUnion([.expandable, isExpanded ? .expanded : .collapsed])
        }
        if let text = node.text, text.caret != nil {
            states.insert(text.isSingleLine ? .singleLine : .multiLine)
            states.formUnion(text.isEditable ? .editable : .readOnly)
            states.insert(.selectableText)
        }
        switch properties.role {
        case .dialog, .alert: states.formUnion(window.isActive ? [.modal, .active] : .modal)
        default: break
        }
        if properties.isModal || properties.traits.contains(.isModal) { states.insert(.modal) }
        if properties.isVisited { states.insert(.visited) }
        if properties.opensMenu { states.insert(.hasPopup) }
        if properties.isRequired { states.insert(.required) }
        if node.links.contains(where: { $0.kind == .errorMessage }) { states.insert(.invalid) }
        self = states
    }

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The two words on the wire.
    var argument: BusArgument {
        .array(
            of: "u",
            [
                .unsigned(UInt32(truncatingIfNeeded: rawValue)),
                .unsigned(UInt32(truncatingIfNeeded: rawValue >> 32)),
            ])
    }
}

extension AccessibilityNode {
    /// Whether assistive technologies see the element as one that can be selected: in a table each cell instead of its
    /// row, because Orca 43 reads the names of selectable rows before their cells.
    fileprivate func isSelectable(in window: AccessibleWindow) -> Bool {
        switch properties.role {
        case .row: false
        case .cell: parent.flatMap { window.tree.nodes[$0] }?.actions.contains(.select) == true
        default: actions.contains(.select)
        }
    }
}
