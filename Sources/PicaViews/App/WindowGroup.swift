import Foundation
import PicaGraph

/// Windows of one kind. The first group's window opens when the program starts.
public struct WindowGroup<Content: View> {
    private let id: String?
    private let title: Text?
    private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Windows that `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleKey), content: content)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(title), content: content)
    }

    nonisolated private init(id: String?, title: Text?, content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
    }
}

extension WindowGroup: PrimitiveScene {
    public typealias Body = Never

    var windows: [WindowDescription] {
        [WindowDescription(id: id, title: title?.plainString, content: AnyView(content), defaultSize: nil)]
    }
}

extension Text {
    /// The text without its styles, in the default environment.
    @MainActor var plainString: String { ResolvedText(self, in: EnvironmentValues()).styled.text }
}

extension Scene {
    /// The size of new windows, in points.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        SizedScene(content: self, size: CGSize(width: width, height: height))
    }

    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        SizedScene(content: self, size: size)
    }
}

struct SizedScene<Content: Scene> {
    let content: Content
    let size: CGSize
}

extension SizedScene: PrimitiveScene {
    typealias Body = Never

    var windows: [WindowDescription] {
        content.allWindows.map {
            var window = $0
            window.defaultSize = window.defaultSize ?? size
            return window
        }
    }
}

/// Opens a window of a group by its name; found in the environment.
public struct OpenWindowAction {
    let open: @MainActor (String) -> Void

    package init(open: @escaping @MainActor (String) -> Void) { self.open = open }

    @MainActor public func callAsFunction(id: String) { open(id) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

extension EnvironmentValues {
    /// Opens windows. Outside an app, in tests and pictures, there is nothing it could open.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
