import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// The focus ring around a control. It is paler while another window has the focus.
package struct FocusRing {
    package init() {}

    private enum Look {
        case hidden, active, inactive
    }

    private var look = Look.hidden
    private var accent = PixelColor.clear
    private var isEnabled = true
    private var corner: CGFloat = 0
    /// The shape that the view sets for the ring; `nil` for that of the control.
    private var outline: ContentOutline?
    /// The width of the ring, in points.
    package private(set) var width: CGFloat = 0

    /// Takes the look of the ring from an environment.
    /// - Returns: Whether the look has changed.
    @MainActor package mutating func update(_ environment: EnvironmentValues) -> Bool {
        let palette = environment.palette
        let corner = environment.picaTheme.cornerRadius
        let new = (
            palette[.accent, environment], palette.focusRingWidth, environment.isFocusEffectEnabled, corner
        )
        guard new != (accent, width, isEnabled, self.corner) else { return false }
        (accent, width, isEnabled, self.corner) = new
        return true
    }

    /// Shows the ring while the element has the focus, and redraws the element.
    /// - Parameter onlyByKeyboard: Whether the ring stays hidden if a click moved the focus.
    @MainActor package mutating func follow(_ element: Element, onlyByKeyboard: Bool = true) {
        element.setNeedsDisplay()
        outline = element.trait(FocusOutlineKey.self)
        guard let focus = element.host?.focus, focus.focused === element,
            !onlyByKeyboard || focus.reason == .keyboard
        else { return look = .hidden }
        look = focus.isWindowFocused ? .active : .inactive
    }

    /// Shows the ring while the element has the focus, and writes that state to a binding.
    @MainActor package mutating func follow(_ element: Element, telling isFocused: Binding<Bool>) {
        let hasFocus = element.host?.focus.focused === element
        if isFocused.wrappedValue != hasFocus { isFocused.wrappedValue = hasFocus }
        follow(element)
    }

    /// The color of the ring; `nil` while it is hidden.
    package var color: PixelColor? {
        guard isEnabled else { return nil }
        switch look {
        case .hidden: return nil
        case .active: return accent
        case .inactive:
            return PixelColor(
                red: accent.red, green: accent.green, blue: accent.blue, alpha: accent.alpha * 0.45)
        }
    }

    /// The distance by which the ring extends beyond the frame of a control, in points.
    package var reach: CGFloat { width + 2 }

    /// Draws the ring around the frame of a control.
    /// - Parameter radius: The radius of the control's corners, in points; by default that of the theme.
    @MainActor package func draw(
        around frame: CGRect, radius: CGFloat? = nil, into list: inout DisplayList
    ) {
        guard let color else { return }
        let gap = width + 1
        if let outline {
            let path = outline.shape.path(in: frame.insetBy(dx: -1 - width / 2, dy: -1 - width / 2))
            list.commands.append(.stroke(path.outline, StrokeLine(width: width), .color(color)))
            return
        }
        list.commands.append(
            .border(
                frame.insetBy(dx: -gap, dy: -gap), radius: (radius ?? corner) + gap, width: width,
                .color(color)))
    }
}
