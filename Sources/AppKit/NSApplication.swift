import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaLabels
import PicaUI

/// The program: its windows, its delegate and its end.
///
/// Without a running app, such as in tests, there are no windows and requests have no effect.
@MainActor @preconcurrency public final class NSApplication: NSObject {
    /// The program.
    public static let shared = NSApplication()

    private override init() {}

    private var icon: NSImage?

    // MARK: Delegate

    /// The delegate, which is kept alive. An `App` names it with ``NSApplicationDelegateAdaptor``.
    public var delegate: (any NSApplicationDelegate)? {
        didSet { Program.delegate = delegate.map { ApplicationDelegate($0) } }
    }

    // MARK: Windows

    /// The open windows.
    public var windows: [NSWindow] { (Program.running?.windows ?? []).map { NSWindow.of($0) } }
    /// The window with the keyboard focus.
    public var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }
    /// The window with the keyboard focus; there is no other main window.
    public var mainWindow: NSWindow? { keyWindow }
    /// Whether one of the windows has the keyboard focus.
    public var isActive: Bool { keyWindow != nil }
    /// Whether all windows are minimized, and there is one.
    public var isHidden: Bool { !windows.isEmpty && windows.allSatisfy(\.isMiniaturized) }
    /// Returns the window of a number; `nil` if it is closed.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }

    /// Brings the windows to the front, as far as the desktop allows.
    public func activate() {
        for window in windows.reversed() { window.makeKeyAndOrderFront(nil) }
    }

    /// Brings the windows to the front, as far as the desktop allows. The parameter has no effect.
    public func activate(ignoringOtherApps flag: Bool) { activate() }

    /// Minimizes all windows, which is as far as Linux desktops hide a program.
    public func hide(_ sender: Any?) {
        for window in windows { window.miniaturize(sender) }
    }

    /// Restores all windows that are minimized.
    public func unhide(_ sender: Any?) {
        for window in windows { window.deminiaturize(sender) }
    }

    /// Brings the windows to the front, as far as the desktop allows.
    public func arrangeInFront(_ sender: Any?) { activate() }

    // MARK: Appearance

    /// The icon of the windows; a general one until the app sets another. A new icon reaches X11 desktops; on Wayland
    /// they take that of the program's identifier.
    public var applicationIconImage: NSImage! {
        get { icon ?? NSImage(symbol: "app") }
        set {
            icon = newValue
            if let bitmap = newValue?.content.bitmap(), let icon = AppIcon(bitmap) {
                Program.running?.setIcon(icon)
            }
        }
    }

    /// Whether the app is light or dark, before its windows change it.
    public var effectiveAppearance: NSAppearance { NSAppearance(Program.environment) }

    /// The appearance that the app sets for all windows.
    @available(*, unavailable, message: "use preferredColorScheme(_:) on the content of a window")
    public var appearance: NSAppearance? {
        get { nil }
        set {}
    }

    /// An app's place in a dock and a menu bar.
    public enum ActivationPolicy: Int, Sendable {
        /// A usual app.
        case regular = 0
        /// An app that is not in the dock.
        case accessory
        /// An app without windows.
        case prohibited
    }

    /// The app's place in a dock and a menu bar; always `regular`, as Linux desktops show every program with a window.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// Sets the app's place in a dock and a menu bar. Only `regular` is possible.
    ///
    /// - Returns: Whether the app has the place now.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        activationPolicy == .regular
    }

    /// The menu bar.
    @available(*, unavailable, message: "use commands(content:) on a scene")
    public var mainMenu: Any? {
        get { nil }
        set {}
    }

    /// The tile in a dock.
    @available(*, unavailable, message: "Linux desktops have no dock tiles")
    public var dockTile: Any? { nil }

    /// Sends a message to the first responder.
    @available(
        *, unavailable, message: "there are no selectors on Linux; call the action, or use FocusedValue"
    )
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?) -> Bool { false }

    // MARK: Alerts

    /// The answer of a dialog.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The number on Apple's systems.
        public let rawValue: Int
        /// Creates an answer from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates an answer from its number.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }
        /// The person confirmed.
        public static let OK = ModalResponse(1)
        /// The person canceled.
        public static let cancel = ModalResponse(0)
        /// The dialog was stopped.
        public static let stop = ModalResponse(-1000)
        /// The dialog was aborted.
        public static let abort = ModalResponse(-1001)
        /// The first button of an alert.
        public static let alertFirstButtonReturn = ModalResponse(1000)
        /// The second button of an alert.
        public static let alertSecondButtonReturn = ModalResponse(1001)
        /// The third button of an alert.
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    // MARK: Ending

    /// The answer of a delegate to a request to end the program.
    public enum TerminateReply: UInt, Sendable {
        /// The program stays.
        case terminateCancel = 0
        /// The program ends.
        case terminateNow
        /// The program ends or stays when ``NSApplication/reply(toApplicationShouldTerminate:)`` says so.
        case terminateLater
    }

    /// Ends the program, unless its delegate or, in a window that asks, a person refuses.
    ///
    /// Unlike on Apple's systems it returns, and the windows close one after another.
    public func terminate(_ sender: Any?) { Program.running?.terminate() }

    /// Continues a termination that the delegate has put off.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        Program.running?.reply(shouldTerminate: shouldTerminate)
    }

    // MARK: Notifications

    /// The first window of the program is open.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// One of the program's windows has got the keyboard focus.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// None of the program's windows has the keyboard focus any longer.
    nonisolated public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
}

/// The program. See ``NSApplication/shared``.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }
