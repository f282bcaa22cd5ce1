import Foundation
import PicaGraph

/// A program: its windows, and the state they share.
///
/// Mark the type with `@main`; `PicaUI` gives it the entry point.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    /// The program's scenes. Read again whenever state it read last time changes.
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of an app's interface that the system shows: in this version, windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that Pica shows itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is shown by Pica and has no body") }
}

/// A scene that says itself what windows it has.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    var windows: [WindowDescription] { get }
}

/// A window that a scene may open.
package struct WindowDescription {
    /// What `openWindow(id:)` calls it; nil for a group without a name.
    package var id: String?
    /// nil for the program's name.
    package var title: String?
    package var content: AnyView
    /// In points; nil for what the content would like.
    package var defaultSize: CGSize?
}

/// Builds one scene from several.
@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene(content: (repeat each content))
    }
}

struct TupleScene<each Content: Scene> {
    let content: (repeat each Content)
}

extension TupleScene: PrimitiveScene {
    typealias Body = Never

    var windows: [WindowDescription] {
        var all: [WindowDescription] = []
        func add(_ scene: some Scene) { all += scene.allWindows }
        repeat add(each content)
        return all
    }
}

extension Scene {
    var allWindows: [WindowDescription] { (self as? any PrimitiveScene)?.windows ?? body.allWindows }
}
