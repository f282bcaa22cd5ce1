import Foundation
import PicaUI

/// The part of the interface that the desktop manages: here, all windows of the app together.
@MainActor @preconcurrency public class UIScene: NSObject {
    /// Whether a window of a scene has the keyboard focus.
    public enum ActivationState: Int, Sendable {
        /// The scene has no windows.
        case unattached = -1
        /// A window has the keyboard focus.
        case foregroundActive = 0
        /// Windows are on the screen, and none has the keyboard focus.
        case foregroundInactive
        /// All windows are minimized.
        case background
    }

    fileprivate override init() {}

    /// Whether a window of the scene has the keyboard focus.
    public var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The title of the window with the keyboard focus, or else of the first one.
    public var title: String! {
        get { (Program.running?.windows.first(where: \.isFocused) ?? Program.running?.windows.first)?.title }
        set {
            let window = Program.running?.windows.first(where: \.isFocused) ?? Program.running?.windows.first
            window?.title = newValue ?? ""
        }
    }
}

/// The scene of the app's windows. It has no window objects: they hold views.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    static let shared = UIWindowScene()

    /// The first screen.
    public var screen: UIScreen { .main }

    /// The windows of the scene.
    @available(*, unavailable, message: "a window's content is the view of its scene; there is no UIWindow")
    public var windows: [Any] { [] }

    /// The window with the keyboard focus.
    @available(*, unavailable, message: "a window's content is the view of its scene; there is no UIWindow")
    public var keyWindow: Any? { nil }
}
