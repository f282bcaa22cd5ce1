import Foundation
import PicaState
import PicaText

/// Makes copies of a window's elements for assistive technologies, and finds elements by identity.
///
/// It exists only while an assistive technology listens. It walks over the window's whole tree, once after a frame at
/// most: lazy containers keep that as small as what is seen.
@MainActor package final class AccessibilityPass: SurfaceObserver {
    private unowned let host: ViewHost
    /// The identities of elements and of their scroll bars. An entry counts only while its element lives.
    private var identities: [Subject: Identity] = [:]
    /// The identities in the last copy.
    private var elements: [AccessibilityID: Identity] = [:]
    /// Whether something may have changed since the last copy.
    package private(set) var isStale = true
    /// The number of copies made, for tests.
    package private(set) var count = 0

    /// An element, or one of its scroll bars, which are no elements.
    private struct Subject: Hashable {
        let element: ObjectIdentifier
        /// Whether the scroll bar is the vertical one; `nil` for the element itself.
        var isVerticalBar: Bool?
    }

    private struct Identity {
        let id: AccessibilityID
        weak var element: Element?
        let isVerticalBar: Bool?
    }

    init(_ host: ViewHost) {
        self.host = host
        host.isAssisted = true
    }

    func contentMayHaveChanged() { isStale = true }

    /// Returns a copy of the window's elements; `nil` if nothing changed since the last one. Call it after `update`.
    package func treeIfChanged() -> AccessibilityTree? {
        guard isStale else { return nil }
        isStale = false
        count += 1
        let window = CGRect(origin: .zero, size: host.rootElement.size)
        var snapshot = Snapshot(pass: self)
        for surface in [host] + host.layers.map(\.surface) {
            var walk = AccessibilityWalk()
            walk.visit(surface.rootElement, Place(parent: nil, clip: window)) {
                snapshot.add($0, $1, at: $2)
            }
        }
        snapshot.addScrollBars()
        snapshot.mergeToggles()
        snapshot.moveFocusToRow()
        snapshot.putOpenMenuIntoBar()
        snapshot.linkMembers()
        // What is behind a sheet comes back as itself.
        identities = identities.filter { $0.value.element != nil }
        elements = elements.filter { snapshot.tree.nodes[$0.key] != nil }
        return snapshot.tree
    }

    /// Returns the element with an identity, or that of the scroll bar with it; `nil` if it is gone.
    package func element(_ id: AccessibilityID) -> Element? {
        properties(id) == nil ? nil : elements[id]?.element
    }

    /// Returns the description of an element or a scroll bar; `nil` if it is gone.
    func properties(_ id: AccessibilityID) -> AccessibilityProperties? {
        guard let identity = elements[id], let element = identity.element else { return nil }
        guard let isVertical = identity.isVerticalBar else { return properties(of: element) }
        // A list describes its scroll view no further, so the bar is there as long as the scroll view.
        guard element.isInTree, let scroll = element.responder as? any ScrollResponder else { return nil }
        return scroll.accessibleScrollBars.first { $0.isVertical == isVertical }
    }

    private func properties(of element: Element) -> AccessibilityProperties? {
        host.accessibilityElement(for: element)?.properties
    }

    /// - Parameter isVerticalBar: Which of the element's scroll bars is meant; `nil` for the element itself.
    fileprivate func id(of element: Element, isVerticalBar: Bool? = nil) -> AccessibilityID {
        let subject = Subject(element: ObjectIdentifier(element), isVerticalBar: isVerticalBar)
        if let known = identities[subject], known.element === element {
            elements[known.id] = known
            return known.id
        }
        let new = Identity(id: .next(), element: element, isVerticalBar: isVerticalBar)
        (identities[subject], elements[new.id]) = (new, new)
        return new.id
    }

    /// Where a walk is.
    private struct Place {
        /// The nearest element around with a role.
        var parent: AccessibilityID?
        /// The visible part of the window.
        var clip: CGRect
    }

    /// A copy in the making.
    @MainActor private struct Snapshot {
        let pass: AccessibilityPass
        var tree = AccessibilityTree()
        /// The rows that are current in their lists.
        var current: [AccessibilityID] = []
        /// The cells of tables.
        private var cells: [AccessibilityID] = []
        /// The title in the menu bar whose menu is open.
        private var openTitle: AccessibilityID?
        /// The elements with scroll bars.
        private var scrolling: [Scrolling] = []
        /// The elements that represent members of groups, in reading order.
        var members: [Member] = []
        /// The members that an element represents already.
        private var represented: Set<AccessibilityMembership> = []

        /// An element that represents a member of a group.
        struct Member {
            let id: AccessibilityID
            let membership: AccessibilityMembership
        }

        /// An element with scroll bars, and the element that these are to be inside.
        private struct Scrolling {
            let element: Element
            let parent: AccessibilityID?
            let clip: CGRect
        }

        init(pass: AccessibilityPass) { self.pass = pass }

        /// Adds the scroll bars behind the other elements. Clients count the children of lists and texts, so their scroll
        /// bars are beside them.
        mutating func addScrollBars() {
            for scroll in scrolling {
                guard let responder = scroll.element.responder as? any ScrollResponder else { continue }
                for bar in responder.accessibleScrollBars {
                    insert(
                        bar, pass.id(of: scroll.element, isVerticalBar: bar.isVertical), of: scroll.element,
                        to: scroll.parent, clip: scroll.clip)
                }
            }
        }

        /// Turns memberships in groups into links from and to each element.
        mutating func linkMembers() {
            var order: [Int] = []
            var groups: [Int: [Member]] = [:]
            for member in members {
                if groups[member.membership.group] == nil { order.append(member.membership.group) }
                groups[member.membership.group, default: []].append(member)
            }
            for group in order.compactMap({ groups[$0] }) { link(group) }
        }

        private mutating func link(_ group: [Member]) {
            let labels = group.filter { $0.membership.part == .label }
            for content in group where content.membership.part == .content {
                for label in labels where label.id != content.id {
                    link(label.id, .labelFor, content.id)
                    link(content.id, .labelledBy, label.id)
                }
            }
            let subjects = group.filter { $0.membership.part == .subject }
            for member in group {
                guard let (there, back) = member.membership.part.linksWithSubject else { continue }
                for subject in subjects where subject.id != member.id {
                    link(subject.id, there, member.id)
                    link(member.id, back, subject.id)
                }
            }
            let linked = group.filter { $0.membership.part == .linked }
            for (first, second) in zip(linked, linked.dropFirst()) where first.id != second.id {
                link(first.id, .flowsTo, second.id)
                link(second.id, .flowsFrom, first.id)
            }
        }

        private mutating func link(
            _ source: AccessibilityID, _ kind: AccessibilityLink.Kind, _ target: AccessibilityID
        ) {
            tree.nodes[source]?.links.append(AccessibilityLink(kind: kind, target: target))
        }

        /// Adds an element, if it has a role, and returns the place of its children.
        mutating func add(
            _ element: Element, _ properties: AccessibilityProperties?, at place: Place
        ) -> Place {
            var inner = place
            let isInner = properties.map { isInnerScroll($0.role, place.parent) } ?? false
            if let properties, !isInner {
                inner.parent = add(element, properties, to: place.parent, clip: place.clip)
            }
            // A menu's scroll bar is not for clients: its items scroll into view when they are reached.
            if let properties, element.responder is any ScrollResponder, !isMenu(place.parent) {
                let parent =
                    isInner
                    ? place.parent.flatMap { tree.nodes[$0]?.parent }
                    : properties.role == .scrollArea ? inner.parent : place.parent
                scrolling.append(Scrolling(element: element, parent: parent, clip: place.clip))
            }
            if let clip = element.contentClip { inner.clip = element.toWindow(clip).intersection(place.clip) }
            return inner
        }

        /// Returns whether an element only scrolls the rows of the list or the items of the menu around it, whose
        /// children they are.
        private func isInnerScroll(
            _ role: AccessibilityProperties.Role, _ parent: AccessibilityID?
        ) -> Bool {
            guard role == .scrollArea else { return false }
            return parent.flatMap { tree.nodes[$0]?.properties.role.hasRows } == true || isMenu(parent)
        }

        private func isMenu(_ id: AccessibilityID?) -> Bool {
            guard let role = id.flatMap({ tree.nodes[$0]?.properties.role }) else { return false }
            return role == .menu || role == .menuBar
        }

        /// Moves the focus from a list to its current row, as screen readers expect it, and from a table to that row's
        /// first cell: Orca 43 reads the cells of a row only from one of them.
        mutating func moveFocusToRow() {
            guard let focus = tree.focus, tree.nodes[focus]?.properties.role.hasRows == true else { return }
            let nodes = tree.nodes
            let inside = current.filter { id in
                sequence(first: id) { nodes[$0]?.parent }.contains(focus)
            }
            // Of several selected rows none is the current one, unless it is not selected.
            let row =
                inside.count == 1
                ? inside.first : inside.first { tree.nodes[$0]?.properties.isSelected == false }
            guard let row else { return }
            let cell = nodes[row]?.children.first { nodes[$0]?.properties.role == .cell }
            tree.nodes[focus]?.properties.isFocused = false
            tree.nodes[cell ?? row]?.properties.isFocused = true
            tree.focus = cell ?? row
        }

        /// Lets the check box that is all of a table's cell be the cell: Orca 43 reads the state of a cell, but of the
        /// controls in it only the text. It reads the column's header with it, so that is not repeated.
        mutating func mergeToggles() {
            for id in cells {
                guard let cell = tree.nodes[id], let row = cell.parent, cell.children.count == 1,
                    var toggle = tree.nodes[cell.children[0]],
                    toggle.properties.toggled != nil,
                    let index = tree.nodes[row]?.children.firstIndex(of: id)
                else { continue }
                toggle.parent = row
                toggle.properties.role = .cell
                toggle.properties.cell = cell.properties.cell
                if toggle.properties.label == header(of: cell)?.properties.label {
                    toggle.properties.rename("")
                }
                tree.nodes[toggle.id] = toggle
                tree.nodes[row]?.children[index] = toggle.id
                tree.nodes[id] = nil
            }
        }

        /// Returns the header of a cell's column; `nil` if no view shows it.
        private func header(of cell: AccessibilityNode) -> AccessibilityNode? {
            guard let column = cell.properties.cell?.column,
                let table = sequence(first: cell, next: { $0.parent.flatMap { tree.nodes[$0] } })
                    .first(where: { $0.properties.role == .table })
            else { return nil }
            let headers = table.children.compactMap { tree.nodes[$0] }
                .filter { $0.properties.role == .columnHeader }
            return headers.indices.contains(column) ? headers[column] : nil
        }

        /// Puts the items of the open menu into its title in the menu bar, as other toolkits do: screen readers say the
        /// title when another menu opens.
        mutating func putOpenMenuIntoBar() {
            guard let openTitle, let menu = tree.roots.last, let node = tree.nodes[menu],
                node.properties.role == .menu
            else { return }
            tree.roots.removeLast()
            tree.nodes[menu] = nil
            tree.nodes[openTitle]?.children += node.children
            for item in node.children { tree.nodes[item]?.parent = openTitle }
        }

        private mutating func add(
            _ element: Element, _ properties: AccessibilityProperties, to parent: AccessibilityID?,
            clip: CGRect
        ) -> AccessibilityID {
            let id = pass.id(of: element)
            var properties = properties
            let cursor = pass.host.graph.accessibilityCursor
            if cursor.isAwayFromKeyboard { properties.isFocused = cursor.element === element }
            insert(properties, id, of: element, to: parent, clip: clip)
            if properties.isFocused { tree.focus = id }
            if properties.isCurrent { current.append(id) }
            if properties.role == .cell { cells.append(id) }
            if properties.role == .menuBarItem, properties.isSelected { openTitle = id }
            for membership in properties.memberships where represented.insert(membership).inserted {
                members.append(Member(id: id, membership: membership))
            }
            return id
        }

        /// Inserts the copy of an element, or of one of its scroll bars.
        private mutating func insert(
            _ properties: AccessibilityProperties, _ id: AccessibilityID, of element: Element,
            to parent: AccessibilityID?, clip: CGRect
        ) {
            let frame = properties.frame ?? element.frameInWindow
            let responder = properties.role == .scrollBar ? nil : element.responder
            var words = properties
            words.actions = []
            words.element = nil
            words.number?.set = nil
            words.rows?.owner = nil
            tree.nodes[id] = AccessibilityNode(
                id: id, parent: parent, properties: words, actions: properties.actions.map(\.kind),
                frame: frame, isShowing: frame.intersects(clip),
                isFocusable: (responder as? any FocusResponder)?.canBecomeFocused ?? false,
                takesNumber: properties.number?.set != nil,
                text: (responder as? any AccessibleText)?.accessibleText ?? properties.textOfChoice)
            if let parent { tree.nodes[parent]?.children.append(id) } else { tree.roots.append(id) }
        }
    }
}

extension AccessibilityProperties {
    /// The chosen value of a pop-up button, which screen readers read as a text without a caret.
    fileprivate var textOfChoice: AccessibleTextState? {
        guard role == .popUpButton, let value else { return nil }
        return AccessibleTextState(
            content: Rope(value), caret: nil, selection: [], isEditable: false, isSingleLine: true)
    }
}

extension AccessibilityMembership.Part {
    /// The links from the subject of a group to the member, and back; `nil` if they are not linked.
    fileprivate var linksWithSubject: (AccessibilityLink.Kind, AccessibilityLink.Kind)? {
        switch self {
        case .errorMessage: (.errorMessage, .errorFor)
        case .details: (.details, .detailsFor)
        case .controlled: (.controllerFor, .controlledBy)
        case .label, .content, .linked, .subject: nil
        }
    }
}

extension AccessibilityProperties.Role {
    /// Whether the element is a list, an outline or a table.
    fileprivate var hasRows: Bool { self == .list || self == .tree || self == .table }
}

/// The content of a window that assistive technologies read.
@MainActor package protocol AccessibleContent: AnyObject {
    /// The maker of copies of the elements, created when first asked for.
    var accessibility: AccessibilityPass { get }
    /// Ends the copying: no assistive technology listens any more.
    func endAccessibility()
}

extension ViewHost: AccessibleContent {
    package var accessibility: AccessibilityPass {
        if let pass = surfaceObserver as? AccessibilityPass { return pass }
        let pass = AccessibilityPass(self)
        surfaceObserver = pass
        return pass
    }

    package func endAccessibility() {
        isAssisted = false
        surfaceObserver = nil
    }
}
