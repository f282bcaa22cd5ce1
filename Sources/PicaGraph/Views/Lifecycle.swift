extension View {
    /// Runs an action after the view was inserted into the tree.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Lifecycle(appear: action, disappear: nil))
    }

    /// Runs an action after the view was removed from the tree.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Lifecycle(appear: nil, disappear: action))
    }

    /// Starts a task when the view appears and cancels it when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskOfView(id: 0, priority: priority, action: action))
    }

    /// Like `task(priority:_:)`, but cancels the task and starts it again whenever `id` changes.
    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskOfView(id: id, priority: priority, action: action))
    }

    /// Runs an action with the old and the new value after the value changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeObserver(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after the value changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeObserver(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action with the new value after the value changed; the older form of `onChange(of:initial:_:)`.
    ///
    /// The action of the previous evaluation is called, so the values it captured are those from before the change.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeObserver(value: value, actsAsBefore: true) { _, new in action(new) })
    }

    /// Sets the identity of the view. When it changes, the view starts over without its state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(Identity(id: id)) }
}

struct Lifecycle {
    let appear, disappear: (() -> Void)?
}

extension Lifecycle: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        LifecycleNode(view, parent: parent)
    }
}

final class LifecycleNode<Content: View>: MemberNode<Content, Lifecycle> {
    override func memberAppeared(_ member: ObjectIdentifier) {
        if let appear = view.modifier.appear { graph.after(appear) }
    }

    override func memberDisappeared(_ member: ObjectIdentifier) {
        if let disappear = view.modifier.disappear { graph.afterOthers(disappear) }
    }
}

struct ChangeObserver<Value: Equatable> {
    package let value: Value
    package var isInitial = false
    /// Whether to call the action of the previous evaluation rather than the new one.
    var actsAsBefore = false
    package let action: (Value, Value) -> Void
}

extension ChangeObserver: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        ChangeObserverNode(view, parent: parent) { $0.content }
    }
}

final class ChangeObserverNode<Content: View, Value: Equatable>:
    PassthroughNode<ModifiedContent<Content, ChangeObserver<Value>>, Content>
{
    package override func willMountChild() {
        let modifier = view.modifier
        if modifier.isInitial { graph.after { modifier.action(modifier.value, modifier.value) } }
    }

    package override func viewDidChange(from old: ModifiedContent<Content, ChangeObserver<Value>>) {
        super.viewDidChange(from: old)
        let modifier = view.modifier
        if old.modifier.value != modifier.value {
            let action = modifier.actsAsBefore ? old.modifier.action : modifier.action
            graph.after { action(old.modifier.value, modifier.value) }
        }
    }
}

struct TaskOfView<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
}

extension TaskOfView: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        TaskNode(view, parent: parent)
    }
}

final class TaskNode<Content: View, ID: Equatable>: MemberNode<Content, TaskOfView<ID>> {
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    override func memberAppeared(_ member: ObjectIdentifier) { start(for: member) }

    override func memberDisappeared(_ member: ObjectIdentifier) {
        tasks.removeValue(forKey: member)?.cancel()
    }

    override func viewDidChange(from old: ModifiedContent<Content, TaskOfView<ID>>) {
        super.viewDidChange(from: old)
        if old.modifier.id != view.modifier.id { members.forEach(start) }
    }

    private func start(for member: ObjectIdentifier) {
        tasks.removeValue(forKey: member)?.cancel()
        graph.after { [weak self] in
            guard let self, isMounted, members.contains(member) else { return }
            let action = view.modifier.action
            tasks[member] = Task(priority: view.modifier.priority) { await action() }
        }
    }
}

struct Identity<ID: Hashable> {
    let id: ID
}

extension Identity: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        IdentityNode(view, parent: parent)
    }
}

final class IdentityNode<Content: View, ID: Hashable>: SlotNode<ModifiedContent<Content, Identity<ID>>> {
    override init(_ view: ModifiedContent<Content, Identity<ID>>, parent: ViewNode) {
        super.init(view, parent: parent)
        slot.mount(view.content, in: self)
    }

    override var parkedIdentity: AnyHashable? { AnyHashable(view.modifier.id) }

    override func viewDidChange(from old: ModifiedContent<Content, Identity<ID>>) {
        slot.show(view.content, isSame: old.modifier.id == view.modifier.id, in: self)
    }

    override func landmark(of id: AnyHashable) -> Landmark? {
        id == AnyHashable(view.modifier.id)
            ? slot.node.flatMap { Landmark($0.madeElements) } : super.landmark(of: id)
    }

    override func forEachIdentity(_ body: (AnyHashable, [Element]) -> Void) {
        if let node = slot.node { body(AnyHashable(view.modifier.id), node.madeElements) }
        super.forEachIdentity(body)
    }

    override func entryIndex(of id: AnyHashable) -> Int? {
        id == AnyHashable(view.modifier.id) ? 0 : super.entryIndex(of: id)
    }
}
