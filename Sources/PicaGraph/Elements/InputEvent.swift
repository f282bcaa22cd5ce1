import Foundation

/// What a person does to a window, in the window's points.
package enum InputEvent {
    case pointerMoved(CGPoint, Modifiers)
    /// `clicks` counts quick presses in one place: 2 is a double click.
    case pointerPressed(CGPoint, PointerButton, clicks: Int, Modifiers)
    case pointerReleased(CGPoint, PointerButton, Modifiers)
    case pointerLeft
    case scrolled(ScrollStep)
    case pinched(PinchStep)
    case keyPressed(KeyStroke)
    case keyReleased(Key, Modifiers)
    /// Text that the keyboard or the input method commits.
    case text(String)
    /// The input method's unfinished text; empty when there is none any more. The caret and the
    /// selected part are UTF-8 offsets into it.
    case preedit(String, selection: Range<Int>)
    /// The input method deletes text on both sides of the caret or the selection; in UTF-8 bytes.
    case deleteAround(before: Int, after: Int)
    case windowFocused(Bool)
    /// Whether letters come as capitals, by Caps Lock.
    case capsLock(Bool)
    /// Whether Alt is held down, and no other modifier.
    case alternate(Bool)
}

extension InputEvent {
    /// Where the pointer is as it does something.
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

/// The keys held down while something else happens. `alternate` is Alt, `level3` is AltGr.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    package static let superKey = Modifiers(rawValue: 8)
    package static let level3 = Modifiers(rawValue: 16)
}

/// A key by what it means in the keyboard's layout, keypad variants folded in.
package enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, tab, escape, space, delete, deleteForward, insert, menu
    case left, right, up, down, home, end, pageUp, pageDown
    case function(Int)
}

/// One step of a wheel, or of fingers on a touchpad.
package struct ScrollStep: Hashable, Sendable {
    package var location: CGPoint
    /// In points; y grows downwards. A wheel's notch is three lines; fingers move the content as far as they
    /// move.
    package var delta: CGSize
    /// On `Platform.now`'s clock: where a pause lies between two steps, the second begins a new gesture.
    package var time: TimeInterval
    package var modifiers: Modifiers
    /// Whether it is fingers'.
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

/// A step of two fingers that spread and turn, on a touchpad or on the screen.
package struct PinchStep: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }

    package var phase: Phase
    /// Where it began.
    package var location: CGPoint
    /// How far apart the fingers are by how far they were at first.
    package var scale: CGFloat
    /// How far they have turned since, clockwise, in radians.
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
    /// Whether the key asks for the menu of what has the focus.
    package var opensMenu: Bool {
        switch (key, modifiers) {
        case (.menu, []), (.function(10), .shift): true
        default: false
        }
    }

    /// Whether the key types something and is no shortcut.
    package var types: Bool {
        let isShortcut = !modifiers.isDisjoint(with: [.control, .alternate, .superKey])
        guard !isShortcut || modifiers.contains(.level3) else { return false }
        switch key {
        case .character, .space: return true
        default: return false
        }
    }
}
