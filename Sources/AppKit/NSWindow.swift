import Foundation
import PicaUI

/// An open window of the app, as a value: its title, its rectangle and its state.
///
/// It holds no views and cannot be created; scenes open windows.
@MainActor @preconcurrency public final class NSWindow: NSObject {
    let window: any ProgramWindow

    private init(_ window: any ProgramWindow) { self.window = window }

    /// The objects of open windows, so that each has one.
    private static var known: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
        weak var object: NSWindow?
    }

    static func of(_ window: any ProgramWindow) -> NSWindow {
        let id = ObjectIdentifier(window)
        if let object = known[id]?.object { return object }
        known = known.filter { $0.value.object != nil }
        let object = NSWindow(window)
        known[id] = Weak(object: object)
        return object
    }

    /// Whether the Mac collects windows in tabs. It is always false, and setting it has no effect.
    public static var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set {}
    }

    /// The number of the window, unique in the program.
    public var windowNumber: Int { window.number }

    /// The title, unless a view sets another with `navigationTitle`.
    public var title: String {
        get { window.title }
        set { window.title = newValue }
    }

    /// The rectangle of the content on the main screen, in points, with the origin in its lower left corner.
    ///
    /// Wayland compositors tell no positions; the rectangle is then at the screen's upper left corner.
    public var frame: CGRect { NSScreen.flipped(window.frame) }

    /// Whether the window has the keyboard focus.
    public var isKeyWindow: Bool { window.isFocused }
    /// Whether the window has the keyboard focus.
    public var isMainWindow: Bool { window.isFocused }
    /// Whether the window is on the screen, perhaps behind others.
    public var isVisible: Bool { !window.isMinimized }
    /// Whether the window is minimized.
    public var isMiniaturized: Bool { window.isMinimized }
    /// Whether the window is maximized.
    public var isZoomed: Bool { window.isZoomed }

    /// The screen of the window: the one with most of it.
    public var screen: NSScreen? {
        func area(_ screen: NSScreen) -> CGFloat {
            let part = screen.frame.intersection(frame)
            return part.isNull ? 0 : part.width * part.height
        }
        return NSScreen.screens.max { area($0) < area($1) }
    }

    /// The pixels per point of the window's screen; 1 without a screen.
    public var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }

    /// Brings the window to the front and gives it the keyboard focus, as far as the desktop allows.
    public func makeKeyAndOrderFront(_ sender: Any?) { window.raise() }
    /// Brings the window to the front, as far as the desktop allows.
    public func orderFront(_ sender: Any?) { window.raise() }
    /// Brings the window to the front, as far as the desktop allows.
    public func orderFrontRegardless() { window.raise() }
    /// Gives the window the keyboard focus, as far as the desktop allows.
    public func makeKey() { window.raise() }

    /// Closes the window at once.
    public func close() { window.close() }
    /// Closes the window as its button does, which a view may prevent.
    public func performClose(_ sender: Any?) { window.requestClose() }
    /// Minimizes the window.
    public func miniaturize(_ sender: Any?) { window.minimize() }
    /// Restores the window from being minimized.
    public func deminiaturize(_ sender: Any?) { window.restore() }
    /// Maximizes the window, or restores it.
    public func zoom(_ sender: Any?) { window.toggleZoom() }
    /// Makes the window fill the screen, or restores it.
    public func toggleFullScreen(_ sender: Any?) { window.toggleFullscreen() }

    /// The view of the content.
    @available(*, unavailable, message: "a window's content is the view of its scene")
    public var contentView: Any? {
        get { nil }
        set {}
    }

    /// The appearance that the window sets for its content.
    @available(*, unavailable, message: "use preferredColorScheme(_:) on the content")
    public var appearance: NSAppearance? {
        get { nil }
        set {}
    }

    /// The height among other windows.
    @available(*, unavailable, message: "Linux desktops let the person keep a window above others")
    public var level: Int {
        get { 0 }
        set {}
    }
}
