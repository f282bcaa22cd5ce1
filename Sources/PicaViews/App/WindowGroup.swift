import Foundation
import PicaGraph

/// Windows of one kind. The first group's window opens when the program starts.
///
/// Each window evaluates the content for itself.
public struct WindowGroup<Content: View> {
    private let id: String?
    private let title: Text?
    private let content: () -> Content

    /// Windows with the program's name as their title.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Windows that `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    /// Windows with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: nil, title: Text(titleKey), content: content)
    }

    /// Windows with a localized title that `openWindow(id:)` opens.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: Text(titleKey), content: content)
    }

    /// Windows with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: nil, title: Text(title), content: content)
    }

    /// Windows with a title that is shown as it is, that `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: Text(title), content: content)
    }

    nonisolated private init(id: String?, title: Text?, content: @escaping () -> Content) {
        self.id = id
        self.title = title
        self.content = content
    }
}

extension WindowGroup: WindowScene {
    /// There is no body: the group stands for its windows.
    public typealias Body = Never

    package var window: WindowDescription {
        WindowDescription(id: id, title: title?.plainString, isSingle: false, content: content)
    }
}

/// A window of which there is one at most. It opens when the program starts if it is the first scene;
/// `openWindow(id:)` opens it, or brings it to the front.
public struct Window<Content: View> {
    private let id: String
    private let title: Text
    private let content: () -> Content

    /// A window with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(title: Text(titleKey), id: id, content: content)
    }

    /// A window with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(title: Text(title), id: id, content: content)
    }

    /// A window titled by a text, of which only the characters count.
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
    /// There is no body: the scene stands for its window.
    public typealias Body = Never

    package var window: WindowDescription {
        WindowDescription(id: id, title: title.plainString, isSingle: true, content: content)
    }
}

extension Text {
    /// The text without its styles, in the default environment.
    @MainActor var plainString: String { ResolvedText(self, in: EnvironmentValues()).string }
}
