import Foundation

/// Remembers how what a person did is taken back, in groups of what is undone at once.
///
/// It is Foundation's `UndoManager`, which Linux lacks. Each window has one, found in the environment. The
/// field that has the focus comes first: what was typed there is undone before what is registered here. As
/// on Apple's systems a target is not kept alive; what was registered for one that has gone does nothing.
@MainActor @preconcurrency open class UndoManager {
    /// What is undone at once.
    private struct Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
    }

    private struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    /// Those that are open, the outermost first.
    private var open: [Group] = []
    /// Whether the outermost was opened by the first action of an event.
    private var isOpenForEvent = false
    private var disabledCount = 0

    /// Where a person types: what can be undone there comes first.
    package weak var editor: (any UndoEditor)?

    /// A manager that has nothing to undo.
    public nonisolated init() {}

    // MARK: Groups

    /// Whether all that is registered while one event is handled is undone at once; true by default. In a
    /// program without windows the event lasts until something is undone.
    open var groupsByEvent = true

    /// How many groups are open, one inside the other.
    open var groupingLevel: Int { open.count }

    /// How many groups are remembered; the oldest are forgotten. 0, the default, remembers all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }

    /// Begins a group; what is registered until `endUndoGrouping` is undone at once.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent { openForEvent() }
        open.append(Group())
    }

    /// Ends the group that was begun last; without one, nothing happens.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        guard !open.isEmpty else { return close(group) }
        open[open.count - 1].actions += group.actions
        if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }

    private func openForEvent() {
        isOpenForEvent = true
        Self.openedForEvent.append(WeakManager(manager: self))
        open.append(Group())
    }

    private func close(_ group: Group) {
        isOpenForEvent = false
        guard !group.actions.isEmpty else { return }
        switch state {
        case .undoing: undone.append(group)
        case .idle, .redoing:
            done.append(group)
            forgetOldest()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        done.removeFirst(max(0, done.count - levelsOfUndo))
        undone.removeFirst(max(0, undone.count - levelsOfUndo))
    }

    private struct WeakManager {
        weak var manager: UndoManager?
    }

    private static var openedForEvent: [WeakManager] = []

    /// One event is over, or the next begins: ends the groups that were opened for it.
    package static func eventEnded() {
        guard !openedForEvent.isEmpty else { return }
        let opened = openedForEvent
        openedForEvent = []
        for opened in opened { opened.manager?.endEventGroup() }
    }

    private func endEventGroup() {
        if isOpenForEvent, open.count == 1 { endUndoGrouping() }
    }

    // MARK: Registration

    /// Whether anything is remembered; each `disableUndoRegistration` waits for its
    /// `enableUndoRegistration`.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Remembers nothing until `enableUndoRegistration`.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes back one `disableUndoRegistration`; without one, nothing happens.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Remembers how something is taken back.
    ///
    /// - Parameters:
    ///   - target: What the handler is given; it is not kept alive.
    ///   - handler: Takes it back. What it registers is what redoes it.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if state == .idle { undone = [] }
        let action = Action(target: target) { if let target = $0 as? TargetType { handler(target) } }
        if open.isEmpty, groupsByEvent { openForEvent() }
        if open.isEmpty {
            close(Group(actions: [action]))
        } else {
            open[open.count - 1].actions.append(action)
        }
    }

    /// Forgets everything.
    open func removeAllActions() {
        (done, undone) = ([], [])
        for index in open.indices { open[index].actions = [] }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func forget(_ groups: inout [Group]) {
            for index in groups.indices { groups[index].actions.removeAll { $0.target === target } }
        }
        forget(&done)
        forget(&undone)
        forget(&open)
        done.removeAll(where: \.actions.isEmpty)
        undone.removeAll(where: \.actions.isEmpty)
    }

    // MARK: Undoing

    private enum State {
        case idle, undoing, redoing
    }

    private var state = State.idle

    /// Whether something is being undone right now.
    open var isUndoing: Bool { state == .undoing }
    /// Whether something is being redone right now.
    open var isRedoing: Bool { state == .redoing }

    /// Whether there is something to undo, in the field that has the focus or here.
    open var canUndo: Bool {
        editor?.canUndo == true || !done.isEmpty || open.contains { !$0.actions.isEmpty }
    }
    /// Whether there is something to redo, in the field that has the focus or here.
    open var canRedo: Bool { editor?.canRedo == true || !undone.isEmpty }

    /// Takes back what was done last: in the field that has the focus, or else the last group. A group that
    /// was opened for the present event is ended first; inside others nothing happens.
    open func undo() {
        if let editor, editor.canUndo { return editor.undo() }
        endEventGroup()
        undoNestedGroup()
    }

    /// Takes back the last group that has ended. While another is open nothing happens.
    open func undoNestedGroup() {
        guard state == .idle, open.isEmpty, let group = done.popLast() else { return }
        perform(group, as: .undoing)
    }

    /// Does again what was undone last: in the field that has the focus, or else the last group.
    open func redo() {
        if let editor, editor.canRedo { return editor.redo() }
        endEventGroup()
        guard state == .idle, open.isEmpty, let group = undone.popLast() else { return }
        perform(group, as: .redoing)
    }

    private func perform(_ group: Group, as state: State) {
        post(state == .undoing ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
        self.state = state
        open = [Group(name: group.name, isDiscardable: group.isDiscardable)]
        for action in group.actions.reversed() {
            if let target = action.target { action.perform(target) }
        }
        while !open.isEmpty { endUndoGrouping() }
        self.state = .idle
        post(state == .undoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    // MARK: Names

    /// Names what the present or else the last group does, as a menu's title says it after "Undo".
    open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

    /// Says that the present or else the last group may be lost without harm.
    open func setActionIsDiscardable(_ discardable: Bool) { changeLast { $0.isDiscardable = discardable } }

    private func changeLast(_ change: (inout Group) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if !open.isEmpty {
            change(&open[open.count - 1])
        } else if !done.isEmpty {
            change(&done[done.count - 1])
        }
    }

    private var next: Group? { open.first { !$0.actions.isEmpty } ?? done.last }

    /// The name of what would be undone; empty where it has none, as what was typed into a field.
    open var undoActionName: String { editor?.canUndo == true ? "" : next?.name ?? "" }
    /// The name of what would be redone; empty where it has none.
    open var redoActionName: String { editor?.canRedo == true ? "" : undone.last?.name ?? "" }
    /// Whether what would be undone may be lost without harm.
    open var undoActionIsDiscardable: Bool { editor?.canUndo != true && next?.isDiscardable == true }
    /// Whether what would be redone may be lost without harm.
    open var redoActionIsDiscardable: Bool { editor?.canRedo != true && undone.last?.isDiscardable == true }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// Something that has a history of its own, such as a field.
@MainActor package protocol UndoEditor: AnyObject {
    var canUndo: Bool { get }
    var canRedo: Bool { get }
    func undo()
    func redo()
}

extension NSNotification.Name {
    /// A group that was registered with an `UndoManager` has ended.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// An `UndoManager` is about to undo a group.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// An `UndoManager` has undone a group.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// An `UndoManager` is about to redo a group.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// An `UndoManager` has redone a group.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
