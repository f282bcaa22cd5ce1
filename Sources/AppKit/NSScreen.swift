import Foundation
import PicaDesktop
import PicaUI

/// A screen of the desktop.
@MainActor @preconcurrency public final class NSScreen: NSObject {
    private let screen: DesktopScreen

    private init(_ screen: DesktopScreen) { self.screen = screen }

    /// The screens, the main one first; none without a running app.
    public static var screens: [NSScreen] { (Program.running?.screens ?? []).map { NSScreen($0) } }

    /// The screen of the window with the keyboard focus, or else the first one.
    public static var main: NSScreen? { NSApplication.shared.keyWindow?.screen ?? screens.first }

    /// The name; empty if unknown.
    public var localizedName: String { screen.name }
    /// The rectangle in points. The origin of all screens is the lower left corner of the first one.
    public var frame: CGRect { Self.flipped(screen.frame) }
    /// The part that panels and docks leave free, in points.
    public var visibleFrame: CGRect { Self.flipped(screen.usableFrame) }
    /// The pixels per point.
    public var backingScaleFactor: CGFloat { screen.scale }
    /// The frames per second; 0 if unknown.
    public var maximumFramesPerSecond: Int { screen.refreshRate }

    /// Returns a rectangle with the origin below, as AppKit has it.
    static func flipped(_ rect: CGRect) -> CGRect {
        let height = Program.running?.screens.first?.frame.height ?? rect.maxY
        return CGRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height)
    }

    /// Returns a point with the origin below, as AppKit has it.
    static func flipped(_ point: CGPoint) -> CGPoint {
        flipped(CGRect(origin: point, size: .zero)).origin
    }
}
