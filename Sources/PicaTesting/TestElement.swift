import Foundation
import PicaGraph
import PicaState
import PicaViews

/// An element on screen with a role, as assistive technologies see it.
///
/// It is a live reference: after an action its properties are the new ones. Once it has left the screen it keeps the
/// last ones.
@MainActor public final class TestElement {
    /// The role of an element.
    public enum Role: String, CaseIterable, Sendable {
        /// Static text.
        case staticText
        /// A heading of the content that follows.
        case heading
        /// A button.
        case button
        /// A link that opens a page or another location.
        case link
        /// A single-line text field.
        case textField
        /// A text field whose text is secret.
        case secureField
        /// A multi-line text field.
        case textEditor
        /// An image or icon.
        case image
        /// A group of elements.
        case group
        /// A scroll view.
        case scrollArea
        /// The menu bar of a window.
        case menuBar
        /// The title of a menu in the menu bar; that of the open menu is selected.
        case menuBarItem
        /// An open menu.
        case menu
        /// A menu item; the one that Return would choose is focused.
        case menuItem
        /// A slider.
        case slider
        /// A tooltip.
        case tooltip
        /// A check box.
        case checkBox
        /// A switch.
        case toggleSwitch
        /// A toggle button.
        case toggleButton
        /// A radio button.
        case radioButton
        /// A group of radio buttons.
        case radioGroup
        /// A button that opens a menu.
        case popUpButton
        /// A button that shows or hides content below it.
        case disclosureButton
        /// A progress indicator.
        case progressIndicator
        /// A gauge of a value between two bounds.
        case meter
        /// A stepper.
        case stepper
        /// A sheet or another dialog in front of the window.
        case dialog
        /// An alert.
        case alert
        /// A date field, whose parts are typed one by one.
        case dateField
        /// A table.
        case table
        /// A row of a table; its label contains all of its content.
        case row
        /// A cell of a table.
        case cell
        /// The header of a table column; the value tells the sort order.
        case columnHeader
        /// A divider that can be dragged to resize two views.
        case splitter
        /// A list.
        case list
        /// A row of a list; its label contains all of its content.
        case listItem
        /// A list with rows that have child rows.
        case tree
        /// A row of such a list; its label contains all of its content.
        case treeItem
        /// A tab, which shows a page.
        case tab
        /// The tabs of a tab view.
        case tabList
        /// A toolbar.
        case toolBar
        /// The status information in a toolbar.
        case statusBar
        /// A line between views.
        case separator
        /// A number that is typed or stepped, such as the day of a date.
        case spinButton
    }

    /// An accessibility action.
    public enum Action: Hashable, Sendable {
        /// The default action.
        case main
        /// Dismisses or leaves the element.
        case escape
        /// The most important action of the app.
        case magicTap
        /// Deletes the element.
        case delete
        /// Opens the context menu.
        case showMenu
        /// A custom action with a name.
        case named(String)
        /// Increases the value by a step.
        case increment
        /// Decreases the value by a step.
        case decrement
        /// Scrolls to show content beyond an edge.
        case scroll(Edge)
        /// Shows the content that the element opens.
        case expand
        /// Hides the content that the element opens.
        case collapse
        /// Selects the element; a multiple selection keeps what else is selected.
        case select
        /// Scrolls the views around the element until it is visible.
        case scrollIntoView
        /// Brings the element in front of others.
        case raise
        /// Magnifies the content.
        case zoomIn
        /// Reduces the content.
        case zoomOut
        /// Holds the element to be dropped elsewhere; a name is that of a drag point.
        case drag(String?)
        /// Drops what is held; a name is that of a drop point.
        case drop(String?)
        /// Gives up what is held.
        case releaseDrag
    }

    let app: TestHost
    private weak var element: Element?
    private var last: AccessibilityElement

    init(_ element: AccessibilityElement, in app: TestHost) {
        self.app = app
        self.element = element.element
        last = element
    }

    private func refresh() {
        app.update()
        guard let element, let now = app.host.accessibilityElement(for: element) else { return }
        last = now
    }

    var properties: AccessibilityProperties {
        refresh()
        return last.properties
    }

    /// Whether the element is still on screen.
    public var exists: Bool {
        app.update()
        return element.map { app.host.accessibilityElement(for: $0) != nil } ?? false
    }

    /// The role of the element.
    public var role: Role { Role(properties.role) }
    /// The label: a button's text, a field's title, the characters of static text.
    public var label: String { properties.label }
    /// The value, such as a field's text. `nil` if there is none, and always for secrets.
    public var value: String? {
        let properties = properties
        guard properties.value == nil, properties.role != .secureField,
            let text = (element?.responder as? any AccessibleText)?.accessibleText,
            properties.role != .staticText
        else { return properties.value }
        return text.content.string
    }
    /// The hint about the result of using the element; `nil` if there is none.
    public var hint: String? { properties.hint }
    /// The keyboard shortcut of a menu item, such as `Ctrl+S`; `nil` if there is none.
    public var shortcut: String? { properties.shortcut }
    /// The identifier set by `accessibilityIdentifier`; `nil` if there is none.
    public var identifier: String? { properties.identifier }
    /// The level of a heading, from 1; `nil` if it is no heading or has no level.
    public var headingLevel: Int? { properties.headingLevel }
    /// The kind of text; `nil` if none was set.
    public var textContentType: AccessibilityTextContentType? { properties.textContentType }
    /// The traits added by `accessibilityAddTraits`.
    public var traits: AccessibilityTraits { properties.traits }
    /// The names for voice control, best first; the label by default.
    public var inputLabels: [String] {
        let properties = properties
        return properties.inputLabels.isEmpty ? [properties.label] : properties.inputLabels
    }
    /// The additional information to be read out on request, in order.
    public var customContent: [(label: String, value: String)] {
        properties.customContent.map { ($0.label, $0.value ?? "") }
    }
    /// Whether the element is interactive; `nil` if that was not set.
    public var respondsToUserInteraction: Bool? { properties.respondsToUserInteraction }
    /// The speech attributes of the parts of the label, in order; empty if none were set.
    public var speech: [Speech] {
        let properties = properties
        guard properties.speechRuns.isEmpty else {
            return properties.speechRuns.map {
                Speech(of: properties.label, $0.range, $0.speech.merging(outer: properties.speech))
            }
        }
        guard properties.speech != SpeechAttributes() else { return [] }
        return [Speech(of: properties.label, 0..<properties.label.utf8.count, properties.speech)]
    }
    /// Whether the element is on; `nil` if it cannot be on or off, or is mixed.
    public var isOn: Bool? {
        switch properties.toggled {
        case .on: true
        case .off: false
        case .mixed, nil: nil
        }
    }
    /// Whether the values that the element stands for are partly on and partly off.
    public var isMixed: Bool { properties.toggled == .mixed }
    /// Whether the content that the element opens is open; `nil` if it opens nothing.
    public var isExpanded: Bool? { properties.isExpanded }
    /// Whether the element is selected.
    public var isSelected: Bool { properties.isSelected }
    /// Whether the element is enabled.
    public var isEnabled: Bool { properties.isEnabled }
    /// Whether the element has the keyboard focus.
    public var isFocused: Bool { properties.isFocused }
    /// The frame in the window's coordinate space.
    public var frame: CGRect {
        refresh()
        return last.frame
    }

    /// Converts a unit point of the element to the window's coordinate space.
    public func point(_ place: UnitPoint) -> CGPoint {
        let frame = frame
        return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }

    // MARK: Actions

    /// Clicks the element.
    ///
    /// - Parameters:
    ///   - place: The point in the element; by default the `accessibilityActivationPoint`, else the center.
    ///   - count: The number of clicks: 2 is a double click, 3 a triple click.
    ///   - button: The button; the primary one by default.
    ///   - modifiers: The modifier keys held down; none by default.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if the element has left the screen or the point is outside the window.
    public func click(
        at place: UnitPoint? = nil, count: Int = 1, button: TestHost.PointerButton = .primary,
        _ modifiers: TestHost.Modifiers = [], fileID: String = #fileID, line: Int = #line
    ) throws {
        let place = place ?? properties.activationPoint?.place(in: frame.size) ?? .center
        app.click(at: try visiblePoint(place, fileID, line), count: count, button: button, modifiers)
    }

    /// Scrolls the wheel over the element.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if the element has left the screen or its center is outside the window.
    public func scroll(
        x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) throws {
        app.scroll(at: try visiblePoint(.center, fileID, line), x: x, y: y)
    }

    /// The accessibility actions of the element.
    public var actions: [Action] { properties.actions.map { Action($0.kind) } }

    /// Performs an accessibility action; of several of the same kind, the outermost.
    ///
    /// - Parameters:
    ///   - action: One of ``actions``.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if the element lacks the action.
    public func perform(_ action: Action, fileID: String = #fileID, line: Int = #line) throws {
        guard let found = properties.actions.last(where: { Action($0.kind) == action }) else {
            throw TestFailure("\(summary) has no action \(action)", fileID, line)
        }
        found.perform()
        app.update()
    }

    private func visiblePoint(_ place: UnitPoint, _ fileID: String, _ line: Int) throws -> CGPoint {
        guard exists else {
            throw TestFailure("\(summary) is not there any more\n\(app.inventory)", fileID, line)
        }
        let point = point(place)
        guard CGRect(origin: .zero, size: app.size).contains(point) else {
            throw TestFailure(
                "\(summary) cannot be reached: (\(point.x), \(point.y)) is outside of the window",
                fileID, line)
        }
        return point
    }

    /// A one-line description with role, label, value and state.
    public var summary: String {
        let properties = properties
        var line = "\(Role(properties.role).rawValue) “\(properties.label)”"
        if let value = properties.value { line += " = “\(value)”" }
        if let identifier = properties.identifier { line += " (\(identifier))" }
        if !properties.isEnabled { line += ", disabled" }
        if properties.isFocused { line += ", focused" }
        if properties.isSelected { line += ", selected" }
        switch properties.toggled {
        case .on: line += ", on"
        case .off: line += ", off"
        case .mixed: line += ", mixed"
        case nil: break
        }
        if let isExpanded = properties.isExpanded { line += isExpanded ? ", open" : ", closed" }
        return line
    }
}

extension TestElement.Action {
    init(_ kind: AccessibilityAction.Kind) {
        self =
            switch kind {
            case .main: .main
            case .escape: .escape
            case .magicTap: .magicTap
            case .delete: .delete
            case .showMenu: .showMenu
            case .named(let name): .named(name)
            case .increment: .increment
            case .decrement: .decrement
            case .scroll(let edge): .scroll(edge)
            case .expand: .expand
            case .collapse: .collapse
            case .select: .select
            case .scrollIntoView: .scrollIntoView
            case .raise: .raise
            case .zoomIn: .zoomIn
            case .zoomOut: .zoomOut
            case .drag(let name): .drag(name)
            case .drop(let name): .drop(name)
            case .releaseDrag: .releaseDrag
            }
    }
}

extension TestElement.Role {
    init(_ role: AccessibilityProperties.Role) {
        self =
            switch role {
            case .staticText: .staticText
            case .heading: .heading
            case .button: .button
            case .link: .link
            case .textField: .textField
            case .secureField: .secureField
            case .textEditor: .textEditor
            case .image: .image
            case .group: .group
            // Scroll bars are no elements, so tests find none.
            case .scrollArea, .scrollBar: .scrollArea
            case .menuBar: .menuBar
            case .menuBarItem: .menuBarItem
            case .menu: .menu
            case .menuItem: .menuItem
            case .slider: .slider
            case .tooltip: .tooltip
            case .checkBox: .checkBox
            case .toggleSwitch: .toggleSwitch
            case .toggleButton: .toggleButton
            case .radioButton: .radioButton
            case .radioGroup: .radioGroup
            case .popUpButton: .popUpButton
            case .disclosureButton: .disclosureButton
            case .progressIndicator: .progressIndicator
            case .meter: .meter
            case .stepper: .stepper
            case .dialog: .dialog
            case .alert: .alert
            case .dateField: .dateField
            case .table: .table
            case .row: .row
            case .cell: .cell
            case .columnHeader: .columnHeader
            case .splitter: .splitter
            case .list: .list
            case .listItem: .listItem
            case .tree: .tree
            case .treeItem: .treeItem
            case .tab: .tab
            case .tabList: .tabList
            case .toolBar: .toolBar
            case .statusBar: .statusBar
            case .separator: .separator
            case .spinButton: .spinButton
            }
    }
}
