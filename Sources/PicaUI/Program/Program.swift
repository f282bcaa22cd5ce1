import Foundation
import PicaDesktop
import PicaFoundation
import PicaGraph
import PicaState
import PicaViews

/// The program for code that no view's environment reaches: the modules `AppKit` and `UIKit`.
@MainActor package enum Program {
    /// The program while it runs; `nil` in tests and pictures, which have no desktop.
    package static weak var running: (any RunningProgram)?
    /// The object that the app has named as its delegate.
    package static var delegate: (any ProgramDelegate)?
    /// Writes objects of the app's delegate into the environment of all windows.
    package static var writeEnvironment: (inout EnvironmentValues) -> Void = { _ in }

    private static let memory = MemoryClipboard()

    /// The clipboard; without a desktop one that this program alone sees.
    package static var clipboard: any Clipboard { running?.clipboard ?? memory }

    /// The environment of the app; the desktop's defaults while none runs.
    package static var environment: EnvironmentValues { running?.environment ?? .desktop() }

    /// Returns a color's components as windows show them.
    nonisolated package static func resolve(_ color: Color) -> Color.Resolved {
        if color.cgColor != nil { return color.resolve(in: EnvironmentValues()) }
        return MainThread.answer(
            "a color's components", elsewhere: color.resolve(in: EnvironmentValues())
        ) { color.resolve(in: environment) }
    }

    /// Returns the places to open that a desktop has passed to the program: URLs, and paths of files that exist.
    ///
    /// - Parameter arguments: The arguments, without the program's own name. Options begin with a hyphen.
    nonisolated package static func places(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            guard !argument.hasPrefix("-") else { return nil }
            if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
            guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else {
                return nil
            }
            return url
        }
    }

    /// Announces an event of the program to observers of AppKit's and UIKit's notifications.
    package static func announce(_ event: ProgramEvent) {
        for name in event.names {
            NotificationCenter.default.post(name: Notification.Name(name), object: nil)
        }
    }
}

/// An event in the life of the program.
package enum ProgramEvent {
    case finishedLaunching, becameActive, resignedActive, terminating

    /// The names of the notifications on Apple's systems.
    package var names: [String] {
        switch self {
        case .finishedLaunching:
            [
                "NSApplicationDidFinishLaunchingNotification", "UIApplicationDidFinishLaunchingNotification",
            ]
        case .becameActive:
            ["NSApplicationDidBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification"]
        case .resignedActive:
            ["NSApplicationDidResignActiveNotification", "UIApplicationWillResignActiveNotification"]
        case .terminating:
            [
                "UIApplicationDidEnterBackgroundNotification", "NSApplicationWillTerminateNotification",
                "UIApplicationWillTerminateNotification",
            ]
        }
    }
}

/// A delegate's answer to a request to end the program.
package enum TerminationReply {
    case now, cancel
    /// The program ends or stays when the delegate replies.
    case later
}

/// An object that the program tells of its life, on behalf of the app's delegate.
@MainActor package protocol ProgramDelegate: AnyObject {
    func willFinishLaunching()
    func didFinishLaunching()
    func open(_ places: [URL])
    func didChangeActivity(isActive: Bool)
    func shouldTerminate() -> TerminationReply
    func willTerminate()
}

/// A running program, as code outside of views reaches it.
@MainActor package protocol RunningProgram: AnyObject {
    /// The open windows, in the order in which they were opened.
    var windows: [any ProgramWindow] { get }
    var clipboard: any Clipboard { get }
    /// The environment of the app, before scenes and views change it.
    var environment: EnvironmentValues { get }
    var fileDialogs: FileDialogs { get }
    /// The screens, the main one first.
    var screens: [DesktopScreen] { get }
    /// The modifier keys held now.
    var heldModifiers: Modifiers { get }
    /// The position of the pointer on all screens, in points.
    var pointerLocation: CGPoint { get }
    /// Opens a URL in the person's preferred program, and returns whether one was asked.
    func open(_ url: URL) -> Bool
    /// Shows files in the desktop's file manager.
    func reveal(_ files: [URL])
    func beep()
    /// Whether the screen stays on while the program runs.
    var keepsScreenOn: Bool { get set }
    func setIcon(_ icon: AppIcon)
    /// Sets the cursor of all windows; `nil` leaves it to their views.
    func pushCursor(_ cursor: PointerCursor?)
    /// Shows a cursor until a view sets another.
    func showCursor(_ cursor: PointerCursor)
    /// Sees the input of all windows first, and returns whether the window gets none of it; `nil` for nobody.
    func setMonitor(_ monitor: ((InputEvent, any ProgramWindow) -> Bool)?)
    /// Closes all windows, unless the delegate or a person refuses, and ends the program.
    func terminate()
    /// Continues a termination that the delegate has put off.
    func reply(shouldTerminate: Bool)
}

/// An open window, for code outside of views.
@MainActor package protocol ProgramWindow: AnyObject {
    var number: Int { get }
    var title: String { get set }
    /// The rectangle on the screens, in points, with the origin in the upper left corner.
    var frame: CGRect { get }
    var isFocused: Bool { get }
    var isMinimized: Bool { get }
    var isZoomed: Bool { get }
    var isFullscreen: Bool { get }
    /// Closes the window at once.
    func close()
    /// Closes the window as its button does, which a view may prevent.
    func requestClose()
    func raise()
    func minimize()
    func restore()
    func toggleZoom()
    func toggleFullscreen()
    /// Shows an alert over the window, after those that are shown already.
    ///
    /// - Parameter answered: Called once, with the index of the pressed button.
    func show(_ alert: ProgramAlert, answered: @escaping @MainActor (Int) -> Void)
}
