/// A program: its windows, and the state they share.
///
/// Mark the type with `@main`; `PicaUI` gives it the entry point.
@MainActor @preconcurrency public protocol App {
    /// The type of the program's scenes.
    associatedtype Body: Scene
    /// The program's scenes. Evaluated again whenever state that it read last time changes.
    @SceneBuilder var body: Body { get }
    /// Creates the app, once, when the program starts.
    init()
}

/// A part of an app's interface that the system manages; in this version, windows.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scene's body.
    associatedtype Body: Scene
    /// The scene's content. Evaluated again whenever state that it read last time changes.
    @SceneBuilder var body: Body { get }
    /// Makes the scene's node. For Pica's own use.
    static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self>
}

/// The place in the tree where a scene's node is made. Only Pica can create and read it.
public struct _SceneInputs {
    let parent: ViewNode
}

/// The node made for a scene. Only Pica can create and read it.
public struct _SceneOutputs<Content: Scene> {
    let node: SceneNode<Content>
}

extension Scene {
    /// Makes the node of a scene with a body. For Pica's own use.
    public static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: BodySceneNode(scene, parent: inputs.parent))
    }

    func mount(in parent: ViewNode) -> SceneNode<Self> {
        Self._makeScene(self, inputs: _SceneInputs(parent: parent)).node
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Traps if read: scenes that Pica shows have no body, and Pica never reads it.
    public var body: Never { fatalError("\(Self.self) is shown by Pica and has no body") }
}

/// A result builder that makes one scene from several.
@resultBuilder public enum SceneBuilder {
    /// Passes on the scene of a statement.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds the scene of a single statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds a sequence of the statements' scenes.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene(content: (repeat each content))
    }
}
