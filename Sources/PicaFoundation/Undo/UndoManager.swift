import Foundation

/// A recorder of actions that undo the user's changes, in groups that are undone as one.
///
/// It is Foundation's `UndoManager`, which Linux lacks. Each window has one, available in the environment. The focused
/// field takes precedence: text typed there is undone before actions registered here. As on Apple's systems it does not
/// keep a target alive, and actions of a deallocated target have no effect.
@MainActor @preconcurrency open class UndoManager {
    /// A group of actions that are undone as one.
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
    /// The open groups, outermost first.
    private var open: [Group] = []
    /// Whether the outermost was opened by the first action of an event.
    private var isOpenForEvent = false
    private var disabledCount = 0

    /// The focused editor, whose changes are undone first.
    package weak var editor: (any UndoEditor)?

    /// Creates a manager with nothing to undo.
    public nonisolated init() {}

    // MARK: Groups

    /// Whether all actions registered during one event are undone as one. The default is `true`.
    ///
    /// In a program without windows the event lasts until something is undone.
    open var groupsByEvent = true

    /// The number of open groups, nested in each other.
    open var groupingLevel: Int { open.count }

    /// The maximum number of groups; the oldest are discarded. 0, the default, means no limit.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }

    /// Begins a group: actions registered until `endUndoGrouping` are undone as one.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent { openForEvent() }
        open.append(Group())
    }

    /// Ends the group begun last; without one it has no effect.
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

    /// Ends the groups opened for an event when it is over or the next begins.
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

    /// Whether actions are recorded; each `disableUndoRegistration` requires its own `enableUndoRegistration`.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Disables recording until `enableUndoRegistration`.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Cancels one `disableUndoRegistration`; without one it has no effect.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Registers an action that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object passed to the handler; it is not kept alive.
    ///   - handler: Undoes the change. The actions that it registers redo the change.
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

    /// Removes all actions.
    open func removeAllActions() {
        (done, undone) = ([], [])
        for index in open.indices { open[index].actions = [] }
    }

    /// Removes the actions of a target.
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

    /// Whether an undo is in progress.
    open var isUndoing: Bool { state == .undoing }
    /// Whether a redo is in progress.
    open var isRedoing: Bool { state == .redoing }

    /// Whether there is anything to undo, in the focused field or here.
    open var canUndo: Bool {
        editor?.canUndo == true || !done.isEmpty || open.contains { !$0.actions.isEmpty }
    }
    /// Whether there is anything to redo, in the focused field or here.
    open var canRedo: Bool { editor?.canRedo == true || !undone.isEmpty }

    /// Undoes the last change in the focused field, or else the last group.
    ///
    /// A group opened for the current event is ended first; inside other groups it has no effect.
    open func undo() {
        if let editor, editor.canUndo { return editor.undo() }
        endEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last ended group. While a group is open it has no effect.
    open func undoNestedGroup() {
        guard state == .idle, open.isEmpty, let group = done.popLast() else { return }
        perform(group, as: .undoing)
    }

    /// Redoes the last undone change in the focused field, or else the last group.
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

    /// Sets the name of the open or else the last group, which menus display after "Undo".
    open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

    /// Sets whether the open or else the last group may be lost without harm.
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

    /// The name of the next group to undo; empty if it has none, as for text typed in a field.
    open var undoActionName: String { editor?.canUndo == true ? "" : next?.name ?? "" }
    /// The name of the next group to redo; empty if it has none.
    open var redoActionName: String { editor?.canRedo == true ? "" : undone.last?.name ?? "" }
    /// Whether the next group to undo may be lost without harm.
    open var undoActionIsDiscardable: Bool { editor?.canUndo != true && next?.isDiscardable == true }
    /// Whether the next group to redo may be lost without harm.
    open var redoActionIsDiscardable: Bool { editor?.canRedo != true && undone.last?.isDiscardable == true }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// An object with its own undo history, such as a text field.
@MainActor package protocol UndoEditor: AnyObject {
    var canUndo: Bool { get }
    var canRedo: Bool { get }
    func undo()
    func redo()
}

extension NSNotification.Name {
    /// Posted after an `UndoManager` has closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an `UndoManager` undoes a group.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted after an `UndoManager` has undone a group.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted before an `UndoManager` redoes a group.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted after an `UndoManager` has redone a group.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
