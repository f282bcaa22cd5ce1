import Foundation
import PicaUI

/// An object that is told of the program's start and end.
///
/// An `App` names its type with ``NSApplicationDelegateAdaptor``. All methods have defaults.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    /// Called before the first window opens.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called when the first window is open, before it is drawn.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called with the URLs and files that the desktop has passed to the program when it started it.
    func application(_ application: NSApplication, open urls: [URL])
    /// Called when a window of the program gets the keyboard focus and none had it.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called when no window of the program has the keyboard focus any longer.
    func applicationDidResignActive(_ notification: Notification)
    /// Returns whether the program ends: before its last window closes, and at `terminate(_:)` and Quit.
    ///
    /// It is not asked when the session ends or a signal ends the program. By default the program ends.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Not called: a program ends with its last window, as no Linux desktop leads back to one without windows. Return
    /// `.terminateCancel` from ``applicationShouldTerminate(_:)`` to keep the last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Called when the program ends, also by a signal.
    func applicationWillTerminate(_ notification: Notification)
    /// Not called: Linux desktops start a program once more rather than reopen it.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Not called: SwiftUI's storage does not depend on it.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Ends the program.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        .terminateNow
    }
    /// Returns `true`.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Returns `true`.
    public func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool { true }
    /// Returns `true`.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

/// Passes the program's events on to a delegate under AppKit's names.
@MainActor final class ApplicationDelegate: ProgramDelegate {
    private let delegate: any NSApplicationDelegate

    init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

    private func notification(_ name: Notification.Name) -> Notification {
        Notification(name: name, object: NSApplication.shared)
    }

    func willFinishLaunching() {
        delegate.applicationWillFinishLaunching(
            notification(Notification.Name("NSApplicationWillFinishLaunchingNotification")))
    }
    func didFinishLaunching() {
        delegate.applicationDidFinishLaunching(notification(NSApplication.didFinishLaunchingNotification))
    }
    func open(_ places: [URL]) { delegate.application(.shared, open: places) }
    func didChangeActivity(isActive: Bool) {
        if isActive {
            delegate.applicationDidBecomeActive(notification(NSApplication.didBecomeActiveNotification))
        } else {
            delegate.applicationDidResignActive(notification(NSApplication.didResignActiveNotification))
        }
    }
    func shouldTerminate() -> TerminationReply {
        switch delegate.applicationShouldTerminate(.shared) {
        case .terminateNow: .now
        case .terminateCancel: .cancel
        case .terminateLater: .later
        }
    }
    func willTerminate() {
        delegate.applicationWillTerminate(notification(NSApplication.willTerminateNotification))
    }
}
