import PicaGraph

/// Fetches what is shown anew; from `EnvironmentValues.refresh`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Fetches it, and returns when that is done. Where that goes on already, nothing is begun anew.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Fetches what is shown anew; nil where the app has not said how.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how what the view shows is fetched anew. In scroll views and lists inside F5 and Ctrl+R do so, and a
    /// spinner is shown meanwhile; pulling them down does nothing.
    ///
    /// - Parameter action: Fetches it, and returns when that is done.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
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
