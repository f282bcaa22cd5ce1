import PicaState

extension Scene {
    /// Calls a closure with the old and the new value when a value changes between evaluations of the app's body.
    ///
    /// - Parameters:
    ///   - value: The value, such as that of `scenePhase`.
    ///   - initial: Whether to call the closure at the start, too.
    ///   - action: The closure.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ObservedScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Calls a closure when a value changes between evaluations of the app's body.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ObservedScene(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Calls a closure with the new value when a value changes between evaluations of the app's body.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ObservedScene(content: self, value: value, isInitial: false) { _, new in action(new) }
    }
}

/// A scene with a closure that is called when a value changes.
struct ObservedScene<Content: Scene, Value: Equatable> {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ObservedScene: Scene {
    typealias Body = Never

    static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: ObservedSceneNode(scene, parent: inputs.parent))
    }
}

final class ObservedSceneNode<Content: Scene, Value: Equatable>: SceneNode<ObservedScene<Content, Value>> {
    private var child: SceneNode<Content>?
    private var known: Value

    override init(_ scene: ObservedScene<Content, Value>, parent: ViewNode) {
        known = scene.value
        super.init(scene, parent: parent)
        child = scene.content.mount(in: self)
        if scene.isInitial { SceneActions.add { scene.action(scene.value, scene.value) } }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override var windows: [WindowDescription] { child?.windows ?? [] }

    override func evaluate() {
        child?.update(scene.content)
        let (old, new, action) = (known, scene.value, scene.action)
        guard old != new else { return }
        known = new
        SceneActions.add { action(old, new) }
    }
}

/// The closures of scenes that are due once all scenes are evaluated.
@MainActor enum SceneActions {
    private static var waiting: [() -> Void] = []

    static func add(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Calls the closures. A closure that changes state makes the app evaluate its body later.
    static func run() {
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }
}
