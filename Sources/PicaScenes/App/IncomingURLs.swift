import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The URLs that the desktop passes to a window, and the views that want them.
@MainActor package final class IncomingURLs {
    private var receivers: [ObjectIdentifier: URLReceiver] = [:]
    /// The URLs that came before a view wanted them.
    private var waiting: [URL] = []

    nonisolated package init() {}

    /// Passes a URL to the views, now or as soon as there is one.
    package func deliver(_ url: URL) {
        guard !receivers.isEmpty else { return waiting.append(url) }
        for receiver in Array(receivers.values) { receiver.action(url) }
    }

    func add(_ receiver: URLReceiver) {
        receivers[ObjectIdentifier(receiver)] = receiver
        guard !waiting.isEmpty else { return }
        // Later, so that the other views of the first frame get the URLs, too.
        Task { [weak self] in
            guard let self else { return }
            let urls = waiting
            waiting = []
            urls.forEach(deliver)
        }
    }

    func remove(_ receiver: URLReceiver) { receivers[ObjectIdentifier(receiver)] = nil }
}

/// A view's closure for URLs.
final class URLReceiver {
    var action: (URL) -> Void = { _ in }
}

private enum IncomingURLsKey: EnvironmentKey { static var defaultValue: IncomingURLs? { nil } }

extension EnvironmentValues {
    /// The URLs for the window; `nil` without a window, as in tests and pictures.
    package var incomingURLs: IncomingURLs? {
        get { self[IncomingURLsKey.self] }
        set { self[IncomingURLsKey.self] = newValue }
    }
}

private struct URLReceiving {
    let action: (URL) -> Void
    @Environment(\.incomingURLs) private var urls
    @State private var receiver = URLReceiver()

    init(action: @escaping (URL) -> Void) { self.action = action }
}

extension URLReceiving: ViewModifier {
    func body(content: Content) -> some View {
        receiver.action = action
        return content.onAppear { urls?.add(receiver) }.onDisappear { urls?.remove(receiver) }
    }
}

extension View {
    /// Calls a closure with each URL that the desktop passes to the program when it starts it.
    ///
    /// A desktop passes URLs if the app's desktop entry has their scheme or the type of a file in `MimeType`, and `%u`
    /// or `%U` in `Exec`. The first window gets them. A program that runs gets none: the desktop starts another one.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(URLReceiving(action: action))
    }
}
