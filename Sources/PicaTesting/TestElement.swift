import Foundation
import PicaGraph
import PicaViews

/// Something on screen with a role: what people who do not see it are told about.
///
/// It is followed, not copied: after an action its properties are the new ones. Once it has left the
/// screen it keeps the last ones.
@MainActor public final class TestElement {
    /// What an element is.
    public enum Role: String, CaseIterable, Sendable {
        /// Text to be read.
        case staticText
        /// Text that heads what follows it.
        case heading
        /// A button.
        case button
        /// Something that opens a page or a place when it is clicked.
        case link
        /// A field for one line of text.
        case textField
        /// A field whose text is kept secret.
        case secureField
        /// A field for many lines of text.
        case textEditor
        /// A picture or an icon.
        case image
        /// Several elements that belong together.
        case group
        /// Something that scrolls.
        case scrollArea
        /// The bar with the menus of a window.
        case menuBar
        /// The title of a menu in a bar; the one whose menu is open is selected.
        case menuBarItem
        /// A menu that is open.
        case menu
        /// Something to choose in a menu; the one that Return would choose is focused.
        case menuItem
        /// Something to move along a track.
        case slider
        /// What is said of something that the pointer rests on.
        case tooltip
        /// A box that is ticked or not.
        case checkBox
        /// A switch.
        case toggleSwitch
        /// A button that stays in or out.
        case toggleButton
        /// One of several things of which one is chosen.
        case radioButton
        /// Those together.
        case radioGroup
        /// A button that opens a menu.
        case popUpButton
        /// What shows or hides something below it.
        case disclosureButton
        /// How far something has come.
        case progressIndicator
        /// A measure between two bounds.
        case meter
        /// A value that goes up and down in steps.
        case stepper
        /// A sheet, or what else waits for a person in front of the window.
        case dialog
        /// A question or a message that waits for an answer.
        case alert
        /// A field for a date, whose parts are typed one by one.
        case dateField
        /// Rows with columns.
        case table
        /// A row of a table; the label is all that is in it.
        case row
        /// What a column shows in a row.
        case cell
        /// The title of a table's column; the value says which way round the column orders the rows.
        case columnHeader
        /// A line between two views, which is moved to change their sizes.
        case splitter
    }

    /// What assistive technology can do with an element.
    public enum Action: Hashable, Sendable {
        /// What it is there for.
        case main
        /// Leaving it, or taking it away.
        case escape
        /// The most important thing of all in the app.
        case magicTap
        /// Deleting it.
        case delete
        /// Opening its menu.
        case showMenu
        /// Something that is called so.
        case named(String)
        /// Making it more by a step.
        case increment
        /// Making it less by a step.
        case decrement
        /// Showing what is beyond an edge.
        case scroll(Edge)
    }

    private let app: TestHost
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

    private var properties: AccessibilityProperties {
        refresh()
        return last.properties
    }

    /// Whether it is still part of the view.
    public var exists: Bool {
        app.update()
        return element.map { app.host.accessibilityElement(for: $0) != nil } ?? false
    }

    /// What it is.
    public var role: Role { Role(properties.role) }
    /// What it is called: a button's text, a field's title, a text's characters.
    public var label: String { properties.label }
    /// What it holds: a field's text. Nil where there is no such thing, and always for secrets.
    public var value: String? { properties.value }
    /// What happens when it is used; nil where nothing says so.
    public var hint: String? { properties.hint }
    /// The keys that a menu's item is chosen by while no menu is open, such as `Ctrl+S`; nil without.
    public var shortcut: String? { properties.shortcut }
    /// What `accessibilityIdentifier` names it; nil without.
    public var identifier: String? { properties.identifier }
    /// The level of a heading, from 1; nil where it is none, or of no level.
    public var headingLevel: Int? { properties.headingLevel }
    /// What kind of text it says it holds; nil where it says nothing.
    public var textContentType: AccessibilityTextContentType? { properties.textContentType }
    /// What `accessibilityAddTraits` said of it.
    public var traits: AccessibilityTraits { properties.traits }
    /// What people may say to reach it, the best first; its label where nothing else was said.
    public var inputLabels: [String] {
        let properties = properties
        return properties.inputLabels.isEmpty ? [properties.label] : properties.inputLabels
    }
    /// What can be read out about it on demand, in order.
    public var customContent: [(label: String, value: String)] {
        properties.customContent.map { ($0.label, $0.value ?? "") }
    }
    /// Whether it is there to be used; nil where nothing was said.
    public var respondsToUserInteraction: Bool? { properties.respondsToUserInteraction }
    /// How parts of the label are read out, in order; empty where nothing was asked for.
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
    /// Whether it is on; nil for what is neither on nor off, and where it is mixed.
    public var isOn: Bool? {
        switch properties.toggled {
        case .on: true
        case .off: false
        case .mixed, nil: nil
        }
    }
    /// Whether some of what it stands for is on, and some is off.
    public var isMixed: Bool { properties.toggled == .mixed }
    /// Whether what it opens is open; nil for what opens nothing.
    public var isExpanded: Bool? { properties.isExpanded }
    /// Whether it is one that is selected.
    public var isSelected: Bool { properties.isSelected }
    /// Whether it reacts.
    public var isEnabled: Bool { properties.isEnabled }
    /// Whether it has the keyboard.
    public var isFocused: Bool { properties.isFocused }
    /// In the window's points.
    public var frame: CGRect {
        refresh()
        return last.frame
    }

    /// A place in the element, in the window's points.
    public func point(_ place: UnitPoint) -> CGPoint {
        let frame = frame
        return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }

    // MARK: Actions

    /// Clicks the element.
    ///
    /// - Parameters:
    ///   - place: Where in it; by default what `accessibilityActivationPoint` says, or else the middle.
    ///   - count: 2 is a double click, 3 a triple click.
    ///   - button: Which one; the first by default.
    ///   - modifiers: The keys that are held down; none by default.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when it has left the view or that place is outside of the window.
    public func click(
        at place: UnitPoint? = nil, count: Int = 1, button: TestHost.PointerButton = .primary,
        _ modifiers: TestHost.Modifiers = [], fileID: String = #fileID, line: Int = #line
    ) throws {
        let place = place ?? properties.activationPoint ?? .center
        app.click(at: try visiblePoint(place, fileID, line), count: count, button: button, modifiers)
    }

    /// Turns the wheel over the element.
    ///
    /// - Parameters:
    ///   - x: By how many points to the right.
    ///   - y: By how many points down.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when it has left the view or its middle is outside of the window.
    public func scroll(
        x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) throws {
        app.scroll(at: try visiblePoint(.center, fileID, line), x: x, y: y)
    }

    /// What assistive technology can do with it.
    public var actions: [Action] { properties.actions.map { Action($0.kind) } }

    /// Does what assistive technology can do with it; of several of one kind, the outermost.
    ///
    /// - Parameters:
    ///   - action: One of ``actions``.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when it cannot be done.
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

    /// One line for people: role, label, value and what is special about it.
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
            case .scrollArea: .scrollArea
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
            }
    }
}
