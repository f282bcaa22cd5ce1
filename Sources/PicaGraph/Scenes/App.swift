/// A program: its windows, and the state they share.
///
/// Mark the type with `@main`; `PicaUI` gives it the entry point.
@MainActor @preconcurrency public protocol App {
    /// What the program's windows are made of.
    associatedtype Body: Scene
    /// The program's scenes. Read again whenever state it read last time changes.
    @SceneBuilder var body: Body { get }
    /// Made once, when the program starts.
    init()
}

/// A part of an app's interface that the system shows: in this version, windows.
@MainActor @preconcurrency public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene
    /// The scenes it is made of. Read again whenever state it read last time changes.
    @SceneBuilder var body: Body { get }
    /// Makes the scene's node; for Pica itself.
    static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self>
}

/// Where a scene's node is to be made. Only Pica can make and read one.
public struct _SceneInputs {
    let parent: ViewNode
}

/// The node made for a scene. Only Pica can make and read one.
public struct _SceneOutputs<Content: Scene> {
    let node: SceneNode<Content>
}

extension Scene {
    /// Makes the node of a scene with a body; for Pica itself.
    public static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: BodySceneNode(scene, parent: inputs.parent))
    }

    func mount(in parent: ViewNode) -> SceneNode<Self> {
        Self._makeScene(self, inputs: _SceneInputs(parent: parent)).node
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that Pica shows itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is shown by Pica and has no body") }
}

/// Builds one scene from several.
@resultBuilder public enum SceneBuilder {
    /// A statement's scene, as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One statement: its scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several statements: all their scenes.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene(content: (repeat each content))
    }
}
