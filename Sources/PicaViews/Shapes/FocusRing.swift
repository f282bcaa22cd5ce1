import Foundation
import PicaCanvas
import PicaGraph

/// How the focus is shown around a control: paler while another window has the keyboard.
struct FocusRing {
    private enum Look {
        case hidden, active, inactive
    }

    private var look = Look.hidden
    private var accent = PixelColor.clear
    private var isEnabled = true
    /// The shape that the view gives to the ring; nil for that of the control.
    private var outline: ContentOutline?
    /// In points.
    private(set) var width: CGFloat = 0

    /// Takes what the ring looks like.
    /// - Returns: Whether that is something new.
    @MainActor mutating func update(_ environment: EnvironmentValues) -> Bool {
        let theme = environment.theme
        let new = (theme[.accent, environment], theme.focusRingWidth, environment.isFocusEffectEnabled)
        guard new != (accent, width, isEnabled) else { return false }
        (accent, width, isEnabled) = new
        return true
    }

    /// Shows it around the element, which is drawn anew, while that has the keyboard.
    /// - Parameter onlyByKeyboard: Not where a click gave it the focus.
    @MainActor mutating func follow(_ element: Element, onlyByKeyboard: Bool = true) {
        element.setNeedsDisplay()
        outline = element.trait(FocusOutlineKey.self)
        guard let focus = element.host?.focus, focus.focused === element,
            !onlyByKeyboard || focus.reason == .keyboard
        else { return look = .hidden }
        look = focus.isWindowFocused ? .active : .inactive
    }

    /// Shows it likewise, and tells those inside by a binding whether the element has the keyboard.
    @MainActor mutating func follow(_ element: Element, telling isFocused: Binding<Bool>) {
        let hasFocus = element.host?.focus.focused === element
        if isFocused.wrappedValue != hasFocus { isFocused.wrappedValue = hasFocus }
        follow(element)
    }

    /// What the ring is drawn with; nil where there is none.
    var color: PixelColor? {
        guard isEnabled else { return nil }
        switch look {
        case .hidden: return nil
        case .active: return accent
        case .inactive:
            return PixelColor(
                red: accent.red, green: accent.green, blue: accent.blue, alpha: accent.alpha * 0.45)
        }
    }

    /// How far beyond the frame it is drawn around a control, in points.
    var reach: CGFloat { width + 2 }

    /// Draws it beside a control's frame.
    /// - Parameter radius: Of the control's corners, in points.
    @MainActor func draw(
        around frame: CGRect, radius: CGFloat = Theme.cornerRadius, into list: inout DisplayList
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
                frame.insetBy(dx: -gap, dy: -gap), radius: radius + gap, width: width,
                .color(color)))
    }
}
