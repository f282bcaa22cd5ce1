import Foundation

/// Opens a URL; found in the environment, and what links are opened with.
///
/// An app that sets one of its own decides what becomes of each link:
///
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "note" else { return .systemAction }
///         show(url)
///         return .handled
///     })
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// What becomes of a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private enum Opener {
        case app(@MainActor (URL) -> Result)
        case desktop(@MainActor (URL) -> Bool)
    }

    private let opener: Opener
    /// What opens what the app leaves to the desktop.
    fileprivate var outer: (@MainActor (URL) -> Bool)?

    /// - Parameter handler: Says what becomes of each URL.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { opener = .app(handler) }

    /// What the desktop does.
    /// - Parameter open: Says whether the URL could be opened.
    nonisolated package init(desktop open: @escaping @MainActor (URL) -> Bool) { opener = .desktop(open) }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL.
    /// - Parameter completion: Told whether it could be opened.
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
    /// Opens URLs: by default as the desktop does, in the person's browser or mail program. In pictures
    /// there is nothing that could open them; tests find them in `TestHost.openedURLs`.
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
