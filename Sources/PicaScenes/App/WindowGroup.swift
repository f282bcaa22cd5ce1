import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// A scene of windows of one kind. The first group's window opens when the program starts.
///
/// Each window evaluates the content for itself.
public struct WindowGroup<Content: View> {
    private let id: String?
    private let title: Text?
    private let content: () -> Content
    private let values: ValueWindows?

    /// Creates a group of windows with the name of the program as their title.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Creates a group of windows that `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    /// Creates a group of windows with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: nil, title: Text(titleKey), content: content)
    }

    /// Creates a group of windows with a localized title that `openWindow(id:)` opens.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: Text(titleKey), content: content)
    }

    /// Creates a group of windows with a title. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: nil, title: Text(title), content: content)
    }

    /// Creates a group of windows with a title that `openWindow(id:)` opens. The title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: Text(title), content: content)
    }

    nonisolated init(
        id: String?, title: Text?, values: ValueWindows? = nil, content: @escaping () -> Content
    ) {
        self.id = id
        self.title = title
        self.content = content
        self.values = values
    }
}

extension WindowGroup: WindowScene {
    /// Has no body: the windows take its place.
    public typealias Body = Never

    package var window: WindowDescription {
        var window = WindowDescription(id: id, title: title?.plainString, isSingle: false, content: content)
        window.values = values
        return window
    }
}

/// A scene of a single window. It opens when the program starts if it is the first scene. `openWindow(id:)` opens it,
/// or brings it to the front.
public struct Window<Content: View> {
    private let id: String
    private let title: Text
    private let content: () -> Content

    /// Creates a window with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(title: Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(title: Text(title), id: id, content: content)
    }

    /// Creates a window with a text as its title. The styles of the text have no effect.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: id, content: content)
    }

    nonisolated private init(title: Text, id: String, content: @escaping () -> Content) {
        self.id = id
        self.title = title
        self.content = content
    }
}

extension Window: WindowScene {
    /// Has no body: the window takes its place.
    public typealias Body = Never

    package var window: WindowDescription {
        WindowDescription(id: id, title: title.plainString, isSingle: true, content: content)
    }
}

extension Text {
    /// The characters of the text without styles, resolved in the default environment.
    @MainActor var plainString: String { ResolvedText(self, in: EnvironmentValues()).string }
}
