import Foundation
import PicaBus
import PicaGraph
import PicaState
import PicaText

/// Tells assistive technologies what changed between two copies of the windows.
///
/// Their order matters to screen readers: the window's activation, then all other states, then the focus, once.
struct AccessibilityEvents {
    private let server: AccessibilityServer

    private static let object = "org.a11y.atspi.Event.Object"
    private static let window = "org.a11y.atspi.Event.Window"
    /// The most bytes of text that an event carries.
    private static let longestText = 100_000

    init(_ server: AccessibilityServer) { self.server = server }

    // MARK: Windows

    /// Sends the events about all windows, if anybody listens.
    func windowsChanged(from old: [AccessibleWindow], to new: [AccessibleWindow]) {
        guard !server.listeners.isEmpty else { return }
        for (index, window) in old.enumerated() where !new.contains(where: { $0.id == window.id }) {
            send(Self.window, "Destroy", at: window.id, variant: .string(window.title))
            childrenChanged("remove", at: nil, index, window.id)
            for id in window.tree.nodes.keys { removeFromCaches(id) }
            removeFromCaches(window.id)
        }
        for (index, window) in new.enumerated() {
            guard let before = old.first(where: { $0.id == window.id }) else {
                opened(window, at: index)
                continue
            }
            if before.title != window.title {
                propertyChanged("accessible-name", of: window.id, .string(window.title))
            }
            activationChanged(from: before.isActive, window)
            treeChanged(from: before, to: window)
        }
    }

    private func opened(_ window: AccessibleWindow, at index: Int) {
        childrenChanged("add", at: nil, index, window.id)
        addToCaches(window.id)
        send(Self.window, "Create", at: window.id, variant: .string(window.title))
        activationChanged(from: false, window)
        guard window.isActive else { return }
        if window.activeObject != window.id { activated(window.activeObject, of: window) }
        if let focus = window.tree.focus { stateChanged("focused", true, of: focus) }
    }

    private func activationChanged(from wasActive: Bool, _ window: AccessibleWindow) {
        guard wasActive != window.isActive else { return }
        // libatspi keeps states until it is told, and Orca 43 ignores the activation of a window without this one.
        stateChanged("active", window.isActive, of: window.id)
        send(
            Self.window, window.isActive ? "Activate" : "Deactivate", at: window.id,
            variant: .string(window.title))
    }

    /// Tells that a dialog in a window, or the window again, is what people use now. Orca 43 reads a dialog only when it
    /// is activated as a window.
    private func activated(_ id: AccessibilityID, of window: AccessibleWindow) {
        let title = window.tree.nodes[id]?.properties.label ?? window.title
        send(Self.window, "Activate", at: id, variant: .string(title))
    }

    // MARK: Elements

    private func treeChanged(from old: AccessibleWindow, to new: AccessibleWindow) {
        structureChanged(from: old, to: new)
        let kept = new.tree.inReadingOrder.compactMap { node in
            old.tree.nodes[node.id].map {
                (
                    before: AccessibleObject(.element($0, old), in: server),
                    after: AccessibleObject(.element(node, new), in: server)
                )
            }
        }
        for (before, after) in kept {
            wordsChanged(from: before, to: after)
            statesChanged(from: before, to: after)
            boundsChanged(from: before, to: after)
        }
        for (before, after) in kept where SelectionInterface.isOn(after) {
            if before.selectedChildren != after.selectedChildren {
                send(Self.object, "SelectionChanged", at: after.id)
            }
        }
        let active = new.isActive ? new.activeObject : new.id
        if active != (old.isActive ? old.activeObject : new.id) { activated(active, of: new) }
        let focus = new.isActive ? new.tree.focus : nil
        if let focus, focus != (old.isActive ? old.tree.focus : nil) {
            stateChanged("focused", true, of: focus)
        }
        // The text that the person edits comes first.
        for (before, after) in kept.filter({ $0.after.id == focus }) + kept.filter({ $0.after.id != focus }) {
            if let last = before.node, let node = after.node { textChanged(from: last, to: node) }
        }
    }

    /// Tells which states changed, except for a focus that was gained.
    private func statesChanged(from before: AccessibleObject, to after: AccessibleObject) {
        guard let id = after.id else { return }
        let states = after.states
        let change = states.symmetricDifference(before.states)
        for (name, state) in AccessibleStates.named where change.contains(state) {
            stateChanged(name, states.contains(state), of: id)
        }
        if change.contains(.focused), !states.contains(.focused) { stateChanged("focused", false, of: id) }
    }

    private func boundsChanged(from before: AccessibleObject, to after: AccessibleObject) {
        guard before.node?.frame != after.node?.frame, server.listeners.listen("object", "boundschanged")
        else {
            return
        }
        send(
            Self.object, "BoundsChanged", at: after.id,
            variant: .structure(after.frame(relativeTo: 1).arguments))
    }

    /// Tells which elements have come and gone.
    private func structureChanged(from old: AccessibleWindow, to new: AccessibleWindow) {
        let (before, after) = (old.tree.nodes, new.tree.nodes)
        childrenChanged(
            of: new.id, from: old.tree.roots, to: new.tree.roots, before: before, after: after)
        for (id, node) in after {
            guard let last = before[id], last.children != node.children else { continue }
            childrenChanged(of: id, from: last.children, to: node.children, before: before, after: after)
        }
        for id in before.keys where after[id] == nil { removeFromCaches(id) }
    }

    private func childrenChanged(
        of parent: AccessibilityID, from old: [AccessibilityID], to new: [AccessibilityID],
        before: [AccessibilityID: AccessibilityNode], after: [AccessibilityID: AccessibilityNode]
    ) {
        guard old != new else { return }
        let (known, kept) = (Set(old), Set(new))
        // Those that stay keep their order, or all are told anew.
        let isReordered = old.filter(kept.contains) != new.filter(known.contains)
        for (index, child) in old.enumerated().reversed() where isReordered || !kept.contains(child) {
            childrenChanged("remove", at: parent, index, child)
        }
        for (index, child) in new.enumerated() where isReordered || !known.contains(child) {
            // Before: libatspi's cache overwrites the child that stands at the index of a new object.
            childrenChanged("add", at: parent, index, child)
            addAllToCaches(child, before: before, after: after)
        }
    }

    /// Announces a new element and all inside it to caches.
    private func addAllToCaches(
        _ id: AccessibilityID, before: [AccessibilityID: AccessibilityNode],
        after: [AccessibilityID: AccessibilityNode]
    ) {
        guard let node = after[id] else { return }
        if before[id] == nil { addToCaches(id) }
        for child in node.children where before[child] == nil {
            addAllToCaches(child, before: before, after: after)
        }
    }

    private func wordsChanged(from before: AccessibleObject, to after: AccessibleObject) {
        guard let old = before.node?.properties, let new = after.node?.properties, let id = after.id else {
            return
        }
        if before.name != after.name { propertyChanged("accessible-name", of: id, .string(after.name)) }
        if before.description != after.description {
            propertyChanged("accessible-description", of: id, .string(after.description))
        }
        if new.role == .scrollBar {
            // A screen reader would handle an event for each frame of a scroll, and say nothing.
        } else if let number = new.number, number.current != old.number?.current {
            propertyChanged("accessible-value", of: id, .double(number.current))
        } else if old.value != new.value, after.node?.text == nil {
            propertyChanged("accessible-value", of: id, .string((new.value ?? "").cut))
        }
        // Clients keep the interfaces of an object until it is announced again.
        if before.interfaces.map({ $0.name }) != after.interfaces.map({ $0.name }) { addToCaches(id) }
    }

    // MARK: Text

    private func textChanged(from old: AccessibilityNode, to new: AccessibilityNode) {
        guard let before = old.text, let after = new.text else { return }
        contentChanged(from: before, to: after, of: new.id)
        if before.caret != after.caret || before.content != after.content, let caret = after.caret {
            send(
                Self.object, "TextCaretMoved", at: new.id,
                numbers: (after.content.scalarOffset(caret), 0))
        }
        if before.selection != after.selection { send(Self.object, "TextSelectionChanged", at: new.id) }
    }

    private func contentChanged(
        from before: AccessibleTextState, to after: AccessibleTextState, of id: AccessibilityID
    ) {
        guard before.content != after.content else { return }
        let edit = before.content.edit(to: after.content, near: min(before.start, after.caret ?? .max))
        func send(_ kind: String, _ rope: Rope, _ range: Range<Int>) {
            guard !range.isEmpty else { return }
            let start = rope.scalarOffset(range.lowerBound)
            let length = rope.scalarOffset(range.upperBound) - start
            let shown = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.longestText)
            self.send(
                Self.object, "TextChanged", at: id, detail: kind, numbers: (start, length),
                variant: .string(rope.string(in: shown)))
        }
        send("delete", before.content, edit.old)
        send("insert", after.content, edit.new)
    }

    /// Has a message spoken.
    func announce(_ announcement: AccessibilityMailbox.Announcement) {
        guard let window = server.windows.first(where: \.isActive) ?? server.windows.first else { return }
        send(
            Self.object, "Announcement", at: window.id, numbers: (announcement.isUrgent ? 2 : 1, 0),
            variant: .string(announcement.words))
    }

    // MARK: Signals

    private func stateChanged(_ name: String, _ isOn: Bool, of id: AccessibilityID) {
        send(Self.object, "StateChanged", at: id, detail: name, numbers: (isOn ? 1 : 0, 0))
    }

    private func propertyChanged(_ name: String, of id: AccessibilityID, _ value: BusArgument) {
        send(Self.object, "PropertyChange", at: id, detail: name, variant: value)
    }

    private func childrenChanged(
        _ kind: String, at parent: AccessibilityID?, _ index: Int, _ child: AccessibilityID
    ) {
        send(
            Self.object, "ChildrenChanged", at: parent, detail: kind, numbers: (index, 0),
            variant: server.reference(child).argument)
    }

    /// Adds an object to the caches of assistive technologies.
    private func addToCaches(_ id: AccessibilityID) {
        guard let object = server.object(id) else { return }
        server.signal("AddAccessible", of: CacheInterface.name, at: CacheInterface.path, [object.cacheItem])
    }

    private func removeFromCaches(_ id: AccessibilityID) {
        server.signal(
            "RemoveAccessible", of: CacheInterface.name, at: CacheInterface.path,
            [server.reference(id).argument])
    }

    /// Sends an event, if somebody listens to its kind.
    private func send(
        _ interface: String, _ event: String, at id: AccessibilityID?, detail: String = "",
        numbers: (Int, Int) = (0, 0), variant: BusArgument = .int32(0)
    ) {
        let category = interface == Self.window ? "window" : "object"
        guard server.listeners.listen(category, event.lowercased()) else { return }
        server.signal(
            event, of: interface, at: server.reference(id).path,
            [
                .string(detail), .int32(Int32(clamping: numbers.0)), .int32(Int32(clamping: numbers.1)),
                .variant(variant), .options([]),
            ])
    }
}

extension AccessibleWindow {
    /// The innermost dialog or alert with the focus, or the one in front; the window itself if there is none.
    fileprivate var activeObject: AccessibilityID {
        func isDialog(_ id: AccessibilityID) -> Bool {
            tree.nodes[id].map { [.dialog, .alert].contains($0.properties.role) } == true
        }
        guard let focus = tree.focus else { return tree.roots.last(where: isDialog) ?? id }
        return sequence(first: focus) { tree.nodes[$0]?.parent }.first(where: isDialog) ?? id
    }
}

extension AccessibleTextState {
    /// Where the selection begins, or the caret is.
    fileprivate var start: Int { selection.first?.lowerBound ?? caret ?? .max }
}

extension Rope {
    /// Returns the ranges in which this text and another differ.
    ///
    /// - Parameter place: Where the change was made. Of the places at which the same characters may have been inserted
    ///   or deleted, it is the first after which nothing changed before it.
    fileprivate func edit(to other: Rope, near place: Int) -> (old: Range<Int>, new: Range<Int>) {
        let limit = min(utf8Count, other.utf8Count)
        var prefix = commonPrefix(with: other, limit: min(limit, max(0, place)))
        prefix = min(scalarBoundary(prefix), other.scalarBoundary(prefix))
        var suffix = commonSuffix(with: other, limit: limit - prefix)
        if suffix + prefix < limit {
            // The change is not where it was expected.
            prefix = commonPrefix(with: other, limit: limit - suffix)
            prefix = min(scalarBoundary(prefix), other.scalarBoundary(prefix))
        }
        while suffix > 0, scalarBoundary(utf8Count - suffix) != utf8Count - suffix { suffix -= 1 }
        return (prefix..<utf8Count - suffix, prefix..<other.utf8Count - suffix)
    }
}
