import PicaCanvas
import PicaGraph

/// How the focus is shown around a control: paler while another window has the keyboard.
enum FocusRing {
    case hidden, active, inactive

    @MainActor init(isShown: Bool, of element: Element) {
        self = !isShown ? .hidden : element.host?.focus.isWindowFocused == false ? .inactive : .active
    }

    /// - Parameter accent: What the ring is drawn with in the window that has the keyboard.
    /// - Returns: nil where there is no ring.
    func color(_ accent: PixelColor) -> PixelColor? {
        switch self {
        case .hidden: nil
        case .active: accent
        case .inactive:
            PixelColor(red: accent.red, green: accent.green, blue: accent.blue, alpha: accent.alpha * 0.45)
        }
    }
}
