import PicaDrawing
import PicaGraph
import PicaState

/// An action that reloads content, from `EnvironmentValues.refresh`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Reloads the content and returns when that is done. A call during a reload does not start another.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that reloads the content; `nil` if the app sets none.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that reloads the view's content. In scroll views and lists inside, F5 and Ctrl+R run it, and a
    /// spinner is shown meanwhile. Pulling down does nothing.
    ///
    /// - Parameter action: Reloads the content, and returns when that is done. A closure in a view's body runs on the
    ///   main actor, as in SwiftUI.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(Refreshable(action: action))
    }
}

private struct Refreshable: ViewModifier {
    let action: @Sendable () async -> Void
    @State private var isRunning = false

    func body(content: Content) -> some View {
        content
            .environment(\.refresh, RefreshAction { await run() })
            .overlay(alignment: .top) {
                if isRunning {
                    ProgressView()
                        .controlSize(.small)
                        .padding(8)
                        .background(Color(themed: .control), in: Circle())
                        .overlay { Circle().strokeBorder(Color(themed: .quaternary)) }
                        .padding(8)
                        .transition(.opacity)
                        .allowsHitTesting(false)
                }
            }
    }

    private func run() async {
        guard !isRunning else { return }
        withAnimation { isRunning = true }
        await action()
        withAnimation { isRunning = false }
    }
}
