import PicaGraph
import PicaState

/// A style for the frame of a scene's windows.
@MainActor @preconcurrency public protocol WindowStyle {
    /// The look of the style; used by Pica only.
    var _frame: _WindowFrame { get }
}

/// The look of a window style, which only Pica can create.
public struct _WindowFrame: Equatable, Sendable {
    /// Whether the window has neither a title bar nor a border.
    var isBorderless = false
}

/// The default style, with the desktop's title bar.
public struct DefaultWindowStyle: WindowStyle {
    /// The look of the style; used by Pica only.
    public var _frame: _WindowFrame { _WindowFrame() }

    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

/// A style with the desktop's title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// The look of the style; used by Pica only.
    public var _frame: _WindowFrame { _WindowFrame() }

    /// Creates the style; `titleBar` is the short form.
    nonisolated public init() {}
}

/// A style that hides the title bar on the Mac. On Linux the bar stays, because only the bar has buttons and moves the
/// window.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The look of the style; used by Pica only.
    public var _frame: _WindowFrame { _WindowFrame() }

    /// Creates the style; `hiddenTitleBar` is the short form.
    nonisolated public init() {}
}

/// A style without a title bar and a border.
public struct PlainWindowStyle: WindowStyle {
    /// The look of the style; used by Pica only.
    public var _frame: _WindowFrame { _WindowFrame(isBorderless: true) }

    /// Creates the style; `plain` is the short form.
    nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default style, with the desktop's title bar.
    nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A style with the desktop's title bar.
    nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A style that hides the title bar on the Mac. On Linux the bar stays, because only the bar has buttons and moves
    /// the window.
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A style without a title bar and a border.
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Sets the style of the frame of the scene's windows. The innermost modifier wins.
    @MainActor @preconcurrency public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        let frame = style._frame
        return ModifiedScene(
            content: self, window: { $0.isBorderless = $0.isBorderless || frame.isBorderless })
    }

    /// Sets where the scene's windows open for the first time, as a point of the screen: `center` puts a window's center
    /// into that of the screen, `topLeading` a corner into the corner. The innermost modifier wins.
    ///
    /// Only X11 lets programs place windows. On Wayland the desktop does.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        ModifiedScene(content: self, window: { $0.defaultPosition = $0.defaultPosition ?? position })
    }
}
