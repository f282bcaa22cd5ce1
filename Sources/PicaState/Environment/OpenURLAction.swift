import Foundation

/// An action that opens a URL, as links do. Read it from the environment.
///
/// An app can set its own to decide about each link:
///
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "note" else { return .systemAction }
///         show(url)
///         return .handled
///     })
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// The outcome for a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        /// The URL was opened.
        public static let handled = Result(kind: .handled)
        /// The URL is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// Lets the desktop open another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private enum Opener {
        case app(@MainActor (URL) -> Result)
        case desktop(@MainActor (URL) -> Bool)
    }

    private let opener: Opener
    /// Opens URLs that the app leaves to the desktop.
    fileprivate var outer: (@MainActor (URL) -> Bool)?

    /// Creates an action.
    ///
    /// - Parameter handler: Handles each URL and returns the outcome.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { opener = .app(handler) }

    /// Creates the action of the desktop.
    ///
    /// - Parameter open: Opens a URL and returns whether that succeeded.
    nonisolated package init(desktop open: @escaping @MainActor (URL) -> Bool) { opener = .desktop(open) }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL.
    ///
    /// - Parameter completion: Receives whether the URL was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    fileprivate func open(_ url: URL) -> Bool {
        switch opener {
        case .desktop(let open): return open(url)
        case .app(let handler):
            switch handler(url).kind {
            case .handled: return true
            case .discarded: return false
            case .system(let other): return outer?(other ?? url) ?? false
            }
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(desktop: { _ in false }) }
}

extension EnvironmentValues {
    /// The action that opens URLs.
    ///
    /// By default the desktop opens them in the user's browser or mail program. Offscreen rendering opens none; tests
    /// find them in `TestHost.openedURLs`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            let before = self[OpenURLKey.self]
            var action = newValue
            action.outer = { before.open($0) }
            self[OpenURLKey.self] = action
        }
    }
}
