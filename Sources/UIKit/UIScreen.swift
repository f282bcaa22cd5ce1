import Foundation
import PicaDesktop
import PicaUI

/// A screen of the desktop.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The number of the screen; 0 is the first.
    private let index: Int

    private init(_ index: Int) { self.index = index }

    /// The first screen. Without a running app its sizes are zero.
    public static let main = UIScreen(0)

    /// The screens, the main one first; none without a running app.
    public static var screens: [UIScreen] {
        (Program.running?.screens ?? []).indices.map { $0 == 0 ? main : UIScreen($0) }
    }

    private var screen: DesktopScreen? {
        let screens = Program.running?.screens ?? []
        return screens.indices.contains(index) ? screens[index] : nil
    }

    /// The size in points, from the origin. A window is rarely as large; use a `GeometryReader` for its content.
    public var bounds: CGRect { CGRect(origin: .zero, size: screen?.frame.size ?? .zero) }
    /// The size in pixels, from the origin.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The pixels per point; 1 without a running app.
    public var scale: CGFloat { screen?.scale ?? 1 }
    /// The pixels per point; 1 without a running app.
    public var nativeScale: CGFloat { scale }
    /// The frames per second; 0 if unknown.
    public var maximumFramesPerSecond: Int { screen?.refreshRate ?? 0 }
    /// The traits of the app.
    public var traitCollection: UITraitCollection { .current }

    /// The brightness of the screen.
    @available(*, unavailable, message: "Linux desktops do not tell programs the brightness of a screen")
    public var brightness: CGFloat {
        get { 0 }
        set {}
    }
}
