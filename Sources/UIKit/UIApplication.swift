import Foundation
import PicaGraph
import PicaState
import PicaUI

/// The program: its windows' scene, its delegate, and the URLs that it opens.
///
/// Without a running app, such as in tests, there is no scene and requests have no effect.
@MainActor @preconcurrency public final class UIApplication: NSObject {
    /// The program.
    public static let shared = UIApplication()

    private override init() {}

    /// The delegate, which is kept alive. An `App` names it with ``UIApplicationDelegateAdaptor``.
    public var delegate: (any UIApplicationDelegate)? {
        didSet { Program.delegate = delegate.map { ApplicationDelegate($0) } }
    }

    /// Whether a window has the keyboard focus.
    public enum State: Int, Sendable {
        /// One of the windows has the keyboard focus.
        case active = 0
        /// None of the windows has the keyboard focus.
        case inactive
        /// All windows are minimized.
        case background
    }

    /// Whether a window has the keyboard focus.
    public var applicationState: State {
        let windows = Program.running?.windows ?? []
        if windows.contains(where: \.isFocused) { return .active }
        return windows.allSatisfy(\.isMinimized) && !windows.isEmpty ? .background : .inactive
    }

    /// The scene of all windows; none without a running app.
    public var connectedScenes: Set<UIScene> { Program.running == nil ? [] : [UIWindowScene.shared] }

    // MARK: URLs

    /// Returns whether some program opens URLs of the scheme: `true`, as only the desktop knows.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens a URL in the program that the person prefers for it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Has no effect.
    ///   - completion: Called with whether a program was asked.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isAsked = Program.running?.open(url) ?? false
        completion?(isAsked)
    }

    /// Opens a URL in the program that the person prefers for it, and returns whether one was asked.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        Program.running?.open(url) ?? false
    }

    /// A choice of how URLs are opened; without effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name on Apple's systems.
        public let rawValue: String
        /// Creates a choice from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens links in their own apps only. It has no effect.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the system's settings for the app.
    @available(*, unavailable, message: "Linux desktops have no settings of an app; show a view of your own")
    nonisolated public static var openSettingsURLString: String { "" }

    /// Whether the screen stays on while the program runs; false by default. Without a running app it has no effect.
    public var isIdleTimerDisabled: Bool {
        get { Program.running?.keepsScreenOn ?? false }
        set { Program.running?.keepsScreenOn = newValue }
    }

    /// Sends a message to the first responder, which apps use to hide the keyboard.
    @available(*, unavailable, message: "set a FocusState to false or nil to end editing")
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
        false
    }

    // MARK: Notifications

    /// The first window of the program is open.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// One of the program's windows has got the keyboard focus.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// None of the program's windows has the keyboard focus any longer.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// The program ends, which is when apps for the iPhone save. It is posted before `willTerminateNotification`.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The program comes back from the background. It is never posted, as a program in the background has ended.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}
