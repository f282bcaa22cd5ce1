import PicaGraph
import PicaState

/// A walk through a window by keys alone.
///
/// Tab goes from stop to stop. Within a list, a group of radio buttons or a row of tabs, arrow keys go on.
@MainActor struct KeyWalk {
    private let app: TestHost
    /// The elements that had the focus, in order.
    private var stops: [Element] = []
    /// The elements that keys reach.
    private(set) var reached: Set<ObjectIdentifier> = []
    /// The element that keeps the focus, whatever key is pressed; `nil` for none.
    private(set) var trap: Element?

    /// The most stops of a window.
    private static let mostStops = 1000

    init(_ app: TestHost) {
        self.app = app
        tab()
        for group in Group.all(in: app).reversed() where reaches(group) {
            reached.formUnion(group.members.map(ObjectIdentifier.init))
        }
    }

    /// Presses Tab until the focus is at the first stop again.
    private mutating func tab() {
        for _ in 0..<Self.mostStops {
            let before = focused
            app.press(.tab)
            // In an editor Tab types a tab.
            if focused === before { app.press(.tab, .control) }
            guard let focused, focused !== stops.first else { return }
            guard focused !== before else { return trap = focused }
            stops.append(focused)
            let around = sequence(first: focused) { $0.parent }.first { $0.accessibility?.isFocused == true }
            reached.formUnion(
                [focused, focused.firstAccessible, around].compactMap { $0 }.map(ObjectIdentifier.init))
        }
    }

    private var focused: Element? { app.host.focusedElement }

    /// Returns whether an arrow key moves from one member of a group to another one.
    private func reaches(_ group: Group) -> Bool {
        let around = stops.first { stop in
            group.members.contains { $0 === stop || $0.isWithin(stop) || stop.isWithin($0) }
                || stop === group.owner
        }
        guard let around, around.isInTree else { return false }
        for key in [TestHost.Key.down, .right, .up, .left] {
            around.host?.focus.focus(around, for: .program)
            app.update()
            let before = group.chosen(in: app)
            app.press(key)
            if group.chosen(in: app) != before { return true }
        }
        return false
    }

    /// Elements between which arrow keys move.
    private struct Group {
        let owner: Element
        let members: [Element]

        /// Returns the members that have the focus, are where keys act, or are selected.
        @MainActor func chosen(in app: TestHost) -> Set<ObjectIdentifier> {
            let all = Set(members.map(ObjectIdentifier.init))
            let chosen = app.host.accessibilityElements().filter {
                $0.properties.isFocused || $0.properties.isCurrent || $0.properties.isSelected
                    || $0.properties.toggled == .on
            }
            return all.intersection(chosen.map { ObjectIdentifier($0.element) })
        }

        private static let owners: Set<AccessibilityProperties.Role> = [
            .list, .tree, .table, .radioGroup, .tabList, .menuBar,
        ]
        private static let parts: Set<AccessibilityProperties.Role> = [
            .listItem, .treeItem, .row, .radioButton, .tab, .menuBarItem,
        ]

        /// Returns all groups of a window, in reading order.
        @MainActor static func all(in app: TestHost) -> [Group] {
            let elements = app.host.accessibilityElements()
            let parts = elements.filter { Self.parts.contains($0.properties.role) }.map(\.element)
            return elements.filter { owners.contains($0.properties.role) }.compactMap { owner in
                let members = parts.filter { $0 !== owner.element && $0.isWithin(owner.element) }
                return members.isEmpty ? nil : Group(owner: owner.element, members: members)
            }
        }
    }
}
