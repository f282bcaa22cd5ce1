import Foundation
import PicaState

/// A window that a scene can open.
package struct WindowDescription {
    /// The name for `openWindow(id:)`; `nil` for a group without a name.
    package var id: String?
    /// The title; `nil` for the program's name.
    package var title: String?
    /// Whether there is at most one such window.
    package var isSingle: Bool
    /// The root view. Each window evaluates its own.
    package var content: AnyView
    /// The default size in points; `nil` for the usual one.
    package var defaultSize: CGSize?
    /// The resizability; `nil` for `automatic`.
    package var resizability: WindowResizability?
    /// The menu commands that the scene adds, innermost first, as views that describe them; empty for windows without
    /// menus.
    package var commands: [AnyView] = []
    /// Whether the menus contain the default commands, such as one that opens another window.
    package var hasOwnCommands = true
    /// Whether it is the window of the app's settings.
    package var isSettings = false
    /// Whether one of the app's scenes is the window of its settings.
    package var canOpenSettings = false
    /// The windows with values; `nil` for windows without.
    package var values: ValueWindows?
    /// The position on the screen when the window opens for the first time; `nil` for the desktop's choice.
    package var defaultPosition: UnitPoint?
    /// The keyboard shortcut that opens the window, as the controls know it; `nil` for none.
    package var shortcut: (any Sendable)?
    /// The single windows of the app that its menus list.
    package var listed: [ListedWindow] = []
    /// Whether the window has neither a title bar nor a border.
    package var isBorderless = false
    /// The environment that the scene sets for its windows.
    package var environment: EnvironmentValues

    /// Creates a description.
    ///
    /// - Parameter content: Evaluated by each window, so that windows share no objects made in it.
    package init<Content: View>(
        id: String?, title: String?, isSingle: Bool, content: @escaping () -> Content
    ) {
        self.id = id
        self.title = title
        self.isSingle = isSingle
        self.content = AnyView(SceneContent(content: content))
        environment = EnvironmentValues()
    }
}

/// The root view of a window: a scene's content, evaluated in the window.
struct SceneContent<Content: View> {
    let content: () -> Content
}

extension SceneContent: View {
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

    /// The current windows of the scene. Subclasses override it.
    var windows: [WindowDescription] { [] }
}

/// The node of an app's own scene, which holds its state.
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

/// The storage of dynamic properties of a value with a body that is no view.
@MainActor struct OwnerStorage<Owner> {
    private let type = ViewType.of(Owner.self)
    private var slots = PropertySlots()

    var environmentReads: EnvironmentReads { type.environmentReads }

    /// Returns the value with its dynamic properties connected to their storage.
    mutating func connected(_ value: Owner, in environment: EnvironmentValues) -> Owner {
        var value = value
        type.connect(&value, to: &slots, in: environment)
        return value
    }
}

/// A scene of windows of one kind.
@MainActor package protocol WindowScene: Scene where Body == Never {
    var window: WindowDescription { get }
}

extension WindowScene {
    /// Makes the node of a scene that is a window. For Pica's own use.
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
