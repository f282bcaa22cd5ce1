import Foundation

/// A user's input to a window, in the window's coordinate space.
package enum InputEvent {
    case pointerMoved(CGPoint, Modifiers)
    /// `clicks` counts quick presses at one point: 2 is a double click.
    case pointerPressed(CGPoint, PointerButton, clicks: Int, Modifiers)
    case pointerReleased(CGPoint, PointerButton, Modifiers)
    case pointerLeft
    case scrolled(ScrollStep)
    case pinched(PinchStep)
    case keyPressed(KeyStroke)
    case keyReleased(Key, Modifiers)
    /// Text committed by the keyboard or the input method.
    case text(String)
    /// The input method's preedit text; empty at its end. The caret or selected part is a range of UTF-8 offsets into
    /// it.
    case preedit(String, selection: Range<Int>)
    /// The input method deletes text on both sides of the caret or the selection, counted in UTF-8 bytes.
    case deleteAround(before: Int, after: Int)
    case windowFocused(Bool)
    /// Whether Caps Lock is on.
    case capsLock(Bool)
    /// Whether Alt is the only modifier held down.
    case alternate(Bool)
}

extension InputEvent {
    /// The position of the pointer; `nil` for other events.
    var location: CGPoint? {
        switch self {
        case .pointerMoved(let point, _), .pointerPressed(let point, _, _, _),
            .pointerReleased(let point, _, _):
            point
        case .scrolled(let step): step.location
        case .pinched(let step): step.location
        default: nil
        }
    }
}

package enum PointerButton: Hashable, Sendable {
    case primary, middle, secondary
}

/// The modifier keys held down during another event. `alternate` is Alt, `level3` is AltGr.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    package static let superKey = Modifiers(rawValue: 8)
    package static let level3 = Modifiers(rawValue: 16)
}

/// A key by its meaning in the keyboard layout. Keypad variants count as the main keys.
package enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, tab, escape, space, delete, deleteForward, insert, menu
    case left, right, up, down, home, end, pageUp, pageDown
    case function(Int)
}

/// One step of a wheel, or of two fingers on a touchpad.
package struct ScrollStep: Hashable, Sendable {
    package var location: CGPoint
    /// The distance in points; y grows downward. A wheel's notch is three lines; fingers move the content by as much
    /// as they move.
    package var delta: CGSize
    /// The time on `Platform.now`'s clock. A step after a pause begins a new gesture.
    package var time: TimeInterval
    package var modifiers: Modifiers
    /// Whether the step comes from a touchpad.
    package var isTouchpad: Bool

    package init(
        location: CGPoint, delta: CGSize, time: TimeInterval, modifiers: Modifiers = [],
        isTouchpad: Bool = false
    ) {
        self.location = location
        self.delta = delta
        self.time = time
        self.modifiers = modifiers
        self.isTouchpad = isTouchpad
    }
}

/// One step of a pinch and rotation with two fingers, on a touchpad or touchscreen.
package struct PinchStep: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }

    package var phase: Phase
    /// The point where the gesture began.
    package var location: CGPoint
    /// The distance between the fingers relative to the start.
    package var scale: CGFloat
    /// The rotation since the start, clockwise, in radians.
    package var rotation: Double
    package var modifiers: Modifiers

    package init(
        _ phase: Phase, at location: CGPoint, scale: CGFloat = 1, rotation: Double = 0,
        modifiers: Modifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
        self.modifiers = modifiers
    }
}

package struct KeyStroke: Hashable, Sendable {
    package var key: Key
    package var modifiers: Modifiers
    package var isRepeat: Bool

    package init(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}

extension KeyStroke {
    /// Whether the key opens the context menu of the focused view.
    package var opensMenu: Bool {
        switch (key, modifiers) {
        case (.menu, []), (.function(10), .shift): true
        default: false
        }
    }

    /// Whether the key types a character and is no shortcut.
    package var types: Bool {
        let isShortcut = !modifiers.isDisjoint(with: [.control, .alternate, .superKey])
        guard !isShortcut || modifiers.contains(.level3) else { return false }
        switch key {
        case .character, .space: return true
        default: return false
        }
    }
}
