import Foundation
import PicaGraph
import PicaState
import PicaUI

/// An event of the keyboard or the pointer, before the views of its window get it.
public final class NSEvent: NSObject {
    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        /// The primary button was pressed.
        case leftMouseDown = 1
        /// The primary button was released.
        case leftMouseUp = 2
        /// The secondary button was pressed.
        case rightMouseDown = 3
        /// The secondary button was released.
        case rightMouseUp = 4
        /// The pointer has moved, with or without a button.
        case mouseMoved = 5
        /// A key was pressed, or repeats.
        case keyDown = 10
        /// A key was released.
        case keyUp = 11
        /// A wheel was turned, or fingers moved on a touchpad.
        case scrollWheel = 22
        /// The middle button was pressed.
        case otherMouseDown = 25
        /// The middle button was released.
        case otherMouseUp = 26
    }

    /// The kinds of events that a monitor sees.
    public struct EventTypeMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64
        /// Creates kinds from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
        /// Presses of the primary button.
        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        /// Releases of the primary button.
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        /// Presses of the secondary button.
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        /// Releases of the secondary button.
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        /// Motions of the pointer.
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        /// Presses of keys.
        public static let keyDown = EventTypeMask(type: .keyDown)
        /// Releases of keys.
        public static let keyUp = EventTypeMask(type: .keyUp)
        /// Turns of a wheel.
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        /// Presses of the middle button.
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        /// Releases of the middle button.
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        /// All kinds.
        public static let any = EventTypeMask(rawValue: .max)

        /// Changes of modifier keys alone.
        @available(
            *, unavailable, message: "modifier keys alone are no events here; read NSEvent.modifierFlags"
        )
        public static var flagsChanged: EventTypeMask { [] }
    }

    /// The modifier keys. Command is the Control key, as in shortcuts, and Control is the Super key.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates modifier keys from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Caps Lock; never reported.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// The Super key.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Alt, or AltGr.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// The Control key.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// The numeric keypad; never reported.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The Fn key; never reported.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// The bits that do not depend on the device.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

        init(_ modifiers: PicaGraph.Modifiers) {
            var flags: ModifierFlags = []
            if modifiers.contains(.shift) { flags.insert(.shift) }
            if modifiers.contains(.control) { flags.insert(.command) }
            if modifiers.contains(.superKey) { flags.insert(.control) }
            if !modifiers.isDisjoint(with: [.alternate, .level3]) { flags.insert(.option) }
            self = flags
        }
    }

    /// The kind of the event.
    public let type: EventType
    /// The modifier keys held.
    public let modifierFlags: ModifierFlags
    /// The position in the window, in points from the lower left corner; zero for keys.
    public let locationInWindow: CGPoint
    /// The number of quick presses at one point; 0 for other events.
    public let clickCount: Int
    /// The characters of the key; empty for keys without one.
    public let characters: String?
    /// Whether the key is held down and repeats.
    public let isARepeat: Bool
    /// The number that the key has on a Mac's keyboard, by its meaning in the layout; `UInt16.max` if it has none.
    public let keyCode: UInt16
    /// The horizontal distance of a wheel or of fingers, in points. A positive one moves the content to the right.
    public let scrollingDeltaX: CGFloat
    /// The vertical distance of a wheel or of fingers, in points. A positive one moves the content down.
    public let scrollingDeltaY: CGFloat
    /// The number of the window.
    public let windowNumber: Int
    /// The time since the system started, in seconds.
    public let timestamp = ProcessInfo.processInfo.systemUptime

    /// The characters of the key without modifiers other than Shift.
    public var charactersIgnoringModifiers: String? { characters }
    /// The window of the event; `nil` if it has closed.
    @MainActor public var window: NSWindow? { NSApplication.shared.window(withWindowNumber: windowNumber) }
    /// The horizontal distance in lines.
    public var deltaX: CGFloat { scrollingDeltaX / 10 }
    /// The vertical distance in lines.
    public var deltaY: CGFloat { scrollingDeltaY / 10 }
    /// Whether distances are exact: always.
    public var hasPreciseScrollingDeltas: Bool { true }

    /// Creates the event for one of Pica's; `nil` for events that AppKit has under other names or not at all.
    @MainActor package init?(_ event: InputEvent, in window: any ProgramWindow) {
        var (location, clicks, key, isRepeat, delta) = (CGPoint.zero, 0, Key?.none, false, CGSize.zero)
        let held: PicaGraph.Modifiers
        switch event {
        case .pointerMoved(let point, let modifiers): (type, location, held) = (.mouseMoved, point, modifiers)
        case .pointerPressed(let point, let button, let count, let modifiers):
            type = button == .primary ? .leftMouseDown : button == .middle ? .otherMouseDown : .rightMouseDown
            (location, clicks, held) = (point, count, modifiers)
        case .pointerReleased(let point, let button, let modifiers):
            type = button == .primary ? .leftMouseUp : button == .middle ? .otherMouseUp : .rightMouseUp
            (location, held) = (point, modifiers)
        case .scrolled(let step):
            (type, location, delta, held) = (.scrollWheel, step.location, step.delta, step.modifiers)
        case .keyPressed(let stroke):
            (type, key, isRepeat, held) = (.keyDown, stroke.key, stroke.isRepeat, stroke.modifiers)
        case .keyReleased(let released, let modifiers): (type, key, held) = (.keyUp, released, modifiers)
        default: return nil
        }
        modifierFlags = ModifierFlags(held)
        locationInWindow =
            key == nil ? CGPoint(x: location.x, y: window.frame.height - location.y) : .zero
        clickCount = clicks
        characters = key.map { $0.macCharacters(isShifted: held.contains(.shift)) }
        keyCode = key?.macCode ?? .max
        isARepeat = isRepeat
        // Pica's distances are those of the position in the content, AppKit's those of the content itself.
        (scrollingDeltaX, scrollingDeltaY) = (-delta.width, -delta.height)
        windowNumber = window.number
    }
}

@MainActor extension NSEvent {
    /// The modifier keys held now; none without a running app.
    public static var modifierFlags: ModifierFlags { ModifierFlags(Program.running?.heldModifiers ?? []) }

    /// The position of the pointer on the main screen, in points from the lower left corner. On Wayland it is that in
    /// the window under it, as compositors tell no other.
    public static var mouseLocation: CGPoint {
        Program.running.map { NSScreen.flipped($0.pointerLocation) } ?? .zero
    }

    /// Lets a closure see the events of the app's windows before their views.
    ///
    /// Text of an input method is no key and not seen.
    ///
    /// - Parameters:
    ///   - mask: The kinds of events.
    ///   - block: Returns the event, or `nil` if no view gets it. Another event counts as the same one.
    /// - Returns: A value for ``removeMonitor(_:)``; `nil` without a running app.
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping @MainActor (NSEvent) -> NSEvent?
    ) -> Any? {
        guard Program.running != nil else { return nil }
        let monitor = EventMonitor(mask: mask, handler: block)
        EventMonitor.all.append(monitor)
        return monitor
    }

    /// Ends a monitor.
    public static func removeMonitor(_ eventMonitor: Any) {
        EventMonitor.all.removeAll { $0 === eventMonitor as? EventMonitor }
    }

    /// Lets a closure see the events of other programs.
    @available(*, unavailable, message: "Linux desktops show a program no events of others")
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping @MainActor (NSEvent) -> Void
    ) -> Any? { nil }
}

/// A closure that sees events before views do.
@MainActor final class EventMonitor {
    let mask: NSEvent.EventTypeMask
    let handler: @MainActor (NSEvent) -> NSEvent?

    init(mask: NSEvent.EventTypeMask, handler: @escaping @MainActor (NSEvent) -> NSEvent?) {
        self.mask = mask
        self.handler = handler
    }

    /// The monitors, the first one asked first. The program passes events on only while there are some.
    static var all: [EventMonitor] = [] {
        didSet {
            guard all.isEmpty != oldValue.isEmpty else { return }
            Program.running?.setMonitor(
                all.isEmpty
                    ? nil
                    : { event, window in NSEvent(event, in: window).map { take($0) } ?? false })
        }
    }

    /// Passes an event to all monitors until one takes it, and returns whether one did.
    static func take(_ event: NSEvent) -> Bool {
        all.contains { $0.mask.contains(NSEvent.EventTypeMask(type: event.type)) && $0.handler(event) == nil }
    }
}
