import CPicaSDL
import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaViews

/// A screen of the desktop, in points with the origin in the upper left corner of all screens.
package struct DesktopScreen: Equatable, Sendable {
    package var name: String
    package var frame: CGRect
    /// The part that panels and docks leave free.
    package var usableFrame: CGRect
    /// The pixels per point.
    package var scale: CGFloat
    /// The frames per second; 0 if unknown.
    package var refreshRate: Int

    package init(name: String, frame: CGRect, usableFrame: CGRect, scale: CGFloat, refreshRate: Int) {
        (self.name, self.frame, self.usableFrame) = (name, frame, usableFrame)
        (self.scale, self.refreshRate) = (scale, refreshRate)
    }
}

extension Desktop {
    /// The clipboard, shared by all programs.
    package var clipboard: any Clipboard { server.selections.clipboard }

    /// The modifier keys held now.
    package var heldModifiers: Modifiers { Modifiers.held }

    /// The screens, the main one first.
    package var screens: [DesktopScreen] {
        (0..<SDL_GetNumVideoDisplays()).map { index in
            var (frame, usable) = (SDL_Rect(), SDL_Rect())
            SDL_GetDisplayBounds(index, &frame)
            SDL_GetDisplayUsableBounds(index, &usable)
            var mode = SDL_DisplayMode()
            SDL_GetCurrentDisplayMode(index, &mode)
            return DesktopScreen(
                name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "",
                frame: points(frame), usableFrame: points(usable), scale: pixelsPerPoint,
                refreshRate: Int(mode.refresh_rate))
        }
    }

    /// The position of the pointer on all screens, in points. On Wayland it is that inside the window under it, as
    /// compositors tell no other.
    package var pointerLocation: CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        return CGPoint(x: CGFloat(x) / pixelsPerPoint, y: CGFloat(y) / pixelsPerPoint)
    }

    /// The pixels per point as far as SDL's units are pixels: 1 on Wayland unless the person has set a scale.
    private var pixelsPerPoint: CGFloat { scale.scale(pixelsPerUnit: 1) }

    private func points(_ rect: SDL_Rect) -> CGRect {
        CGRect(
            x: CGFloat(rect.x) / pixelsPerPoint, y: CGFloat(rect.y) / pixelsPerPoint,
            width: CGFloat(rect.w) / pixelsPerPoint, height: CGFloat(rect.h) / pixelsPerPoint)
    }

    /// Sounds the bell of the X server. Wayland has none that programs can sound.
    /// Whether the screen stays on. SDL lets it go dark by default, as Pica asks it to.
    package var keepsScreenOn: Bool {
        get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
        set { if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
    }

    package func beep() {
        if let window = windows.first { server.beep(window.handle) }
    }

    /// Sets the cursor of all windows; `nil` leaves it to their views.
    package func pushCursor(_ cursor: PointerCursor?) { cursors.pushed = cursor }

    /// Shows a cursor until a view sets another.
    package func showCursor(_ cursor: PointerCursor) { cursors.set(cursor, scale: pixelsPerPoint) }
}

extension Window {
    /// Whether the window has the keyboard focus.
    package var isFocused: Bool { SDL_GetKeyboardFocus() == handle }
    /// Whether the window is minimized.
    package var isMinimized: Bool { has(SDL_WINDOW_MINIMIZED) }
    /// Whether the window fills the screen.
    package var isFullscreen: Bool { has(SDL_WINDOW_FULLSCREEN_DESKTOP) }
    /// Whether the window is maximized.
    package var isZoomed: Bool { has(SDL_WINDOW_MAXIMIZED) }

    private func has(_ flag: SDL_WindowFlags) -> Bool { SDL_GetWindowFlags(handle) & flag.rawValue != 0 }

    /// The content's rectangle on the screens, in points. On Wayland the origin is zero, as compositors tell none.
    package var frame: CGRect {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        return CGRect(origin: point(x: CGFloat(x), y: CGFloat(y)), size: size)
    }

    /// The window's place on the screens.
    package var place: WindowPlace {
        var place = WindowPlace(x: 0, y: 0)
        SDL_GetWindowPosition(handle, &place.x, &place.y)
        var (top, left): (Int32, Int32) = (0, 0)
        if SDL_GetWindowBordersSize(handle, &top, &left, nil, nil) == 0 {
            place.x -= left
            place.y -= top
        }
        return place
    }

    package func minimize() { SDL_MinimizeWindow(handle) }
    package func restore() { SDL_RestoreWindow(handle) }
    package func toggleZoom() {
        if isZoomed { SDL_RestoreWindow(handle) } else { SDL_MaximizeWindow(handle) }
    }
    package func toggleFullscreen() {
        SDL_SetWindowFullscreen(handle, isFullscreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    }
}
