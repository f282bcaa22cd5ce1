import Foundation

/// A window that a scene may open.
package struct WindowDescription {
    /// What `openWindow(id:)` calls it; nil for a group without a name.
    package var id: String?
    /// nil for the program's name.
    package var title: String?
    /// Whether there is one such window at most.
    package var isSingle: Bool
    /// The window's root view. Each window has one of its own.
    package var content: AnyView
    /// In points; nil for the usual size.
    package var defaultSize: CGSize?
    /// nil for `automatic`.
    package var resizability: WindowResizability?
    /// What the scene adds to its windows' menus, from the inside out, as views that say what it is; none for
    /// windows without menus.
    package var commands: [AnyView] = []
    /// Whether the menus have what such windows have by themselves: a way to open another.
    package var hasOwnCommands = true
    /// What the scene sets for its windows.
    package var environment: EnvironmentValues

    /// - Parameter content: Evaluated by each window for itself, so that nothing made in it is shared.
    package init<Content: View>(
        id: String?, title: String?, isSingle: Bool, content: @escaping () -> Content
    ) {
        self.id = id
        self.title = title
        self.isSingle = isSingle
        self.content = AnyView(WindowRoot(content: content))
        environment = EnvironmentValues()
    }
}

/// What a window shows: a scene's content, evaluated in the window.
struct WindowRoot<Content: View> {
    let content: () -> Content
}

extension WindowRoot: View {
    var body: some View { content() }
}

/// The retained counterpart of a scene.
class SceneNode<Content: Scene>: ViewNode {
    private(set) var scene: Content

    init(_ scene: Content, parent: ViewNode) {
        self.scene = scene
        super.init(parent: parent)
    }

    final func update(_ scene: Content) {
        self.scene = scene
        isInvalid = false
        evaluate()
    }

    /// Override: the windows of the scene as they are now.
    var windows: [WindowDescription] { [] }
}

/// The node of an app's own scene, whose state lives here.
final class BodySceneNode<Content: Scene>: SceneNode<Content> {
    private var child: SceneNode<Content.Body>?
    private var owner: OwnerStorage<Content>

    override init(_ scene: Content, parent: ViewNode) {
        owner = OwnerStorage()
        super.init(scene, parent: parent)
        evaluate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads { owner.environmentReads }
    override var windows: [WindowDescription] { child?.windows ?? [] }

    override func evaluate() {
        let body = track { owner.connected(scene, in: environment).body }
        if let child { child.update(body) } else { child = body.mount(in: self) }
    }
}

/// What a node keeps for the dynamic properties of something with a body that is no view.
@MainActor struct OwnerStorage<Owner> {
    private let type = ViewType.of(Owner.self)
    private var slots = PropertySlots()

    var environmentReads: EnvironmentReads { type.environmentReads }

    /// The value with its dynamic properties joined to what is kept for them.
    mutating func connected(_ value: Owner, in environment: EnvironmentValues) -> Owner {
        var value = value
        type.connect(&value, to: &slots, in: environment)
        return value
    }
}

/// A scene that is windows of one kind.
@MainActor package protocol WindowScene: Scene where Body == Never {
    var window: WindowDescription { get }
}

extension WindowScene {
    /// Makes the node of a scene that is a window; for Pica itself.
    public static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: WindowSceneNode(scene, parent: inputs.parent))
    }
}

final class WindowSceneNode<Content: WindowScene>: SceneNode<Content> {
    override var windows: [WindowDescription] {
        var window = scene.window
        window.environment = environment
        return [window]
    }
}

struct TupleScene<each Content: Scene> {
    let content: (repeat each Content)
}

extension TupleScene: Scene {
    typealias Body = Never

    static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: TupleSceneNode<repeat each Content>(scene, parent: inputs.parent))
    }
}

final class TupleSceneNode<each Content: Scene>: SceneNode<TupleScene<repeat each Content>> {
    private var nodes: (repeat SceneNode<each Content>)?

    override init(_ scene: TupleScene<repeat each Content>, parent: ViewNode) {
        super.init(scene, parent: parent)
        nodes = (repeat (each scene.content).mount(in: self))
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        guard let nodes else { return }
        repeat body(each nodes)
    }

    override var windows: [WindowDescription] {
        guard let nodes else { return [] }
        var all: [WindowDescription] = []
        repeat all += (each nodes).windows
        return all
    }

    override func evaluate() {
        guard let nodes else { return }
        repeat (each nodes).update(each scene.content)
    }
}
