import Foundation
import Observation
import PicaState

/// A change to the environment or the options of a scene's windows.
package struct ModifiedScene<Content: Scene> {
    let content: Content
    let environment: (inout EnvironmentValues) -> Void
    let window: (inout WindowDescription) -> Void

    nonisolated package init(
        content: Content, environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        window: @escaping (inout WindowDescription) -> Void = { _ in }
    ) {
        self.content = content
        self.environment = environment
        self.window = window
    }
}

extension ModifiedScene: Scene {
    package typealias Body = Never

    package static func _makeScene(_ scene: Self, inputs: _SceneInputs) -> _SceneOutputs<Self> {
        _SceneOutputs(node: ModifiedSceneNode(scene, parent: inputs.parent))
    }
}

final class ModifiedSceneNode<Content: Scene>: SceneNode<ModifiedScene<Content>> {
    private var child: SceneNode<Content>?

    override init(_ scene: ModifiedScene<Content>, parent: ViewNode) {
        super.init(scene, parent: parent)
        child = scene.content.mount(in: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        scene.environment(&values)
        return values
    }

    override var windows: [WindowDescription] {
        (child?.windows ?? []).map {
            var window = $0
            scene.window(&window)
            return window
        }
    }

    override func evaluate() {
        if let child {
            child.inherit(
                environmentForChildren, changed: environmentForChildren.keysChanged(from: child.environment))
        }
        child?.update(scene.content)
    }
}

extension Scene {
    /// Sets an environment value for the scene's windows.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedScene(content: self, environment: { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment of the scene's windows, where `@Environment(Type.self)` reads it.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        ModifiedScene(content: self, environment: { $0[object: Object.self] = object })
    }

    /// Sets the default size of new windows including their menus, in points. A size set by the user takes precedence.
    /// The innermost modifier wins.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the default size of new windows including their menus, in points. A size set by the user takes precedence.
    /// The innermost modifier wins.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self, window: { $0.defaultSize = $0.defaultSize ?? size })
    }
}
