import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The behavior of the insertion point. It is an element of its own, so that blinking repaints nothing else.
final class CaretBehavior: ElementBehavior, DeadlineClient {
    unowned let element: Element
    private(set) var color = PixelColor.clear
    private(set) var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            element.setNeedsDisplay()
            blinked()
        }
    }
    /// Called when the caret appears or disappears.
    var blinked: () -> Void = {}
    private var isActive = false
    /// Whether the caret covers a character, which shows through it.
    var isBlock = false {
        didSet { if isBlock != oldValue { element.setNeedsDisplay() } }
    }
    /// Whether the caret marks where a drop would insert text. It is then shown even without keyboard focus.
    var marksDrop = false {
        didSet { if marksDrop != oldValue { element.setNeedsDisplay() } }
    }
    private var lastInput: TimeInterval = 0

    /// The caret's width in points, as on most desktops.
    static let width: CGFloat = 1.5
    private static let cycle = 1.2
    private static let onTime = 0.8
    /// The time in seconds after the last input at which blinking stops, and with it all work.
    private static let rest = 10.0

    init(_ element: Element) { self.element = element }

    func update(_ color: PixelColor, _ environment: EnvironmentValues) {
        guard color != self.color else { return }
        self.color = color
        element.setNeedsDisplay()
    }

    /// Shows the caret and restarts the blinking; after input it stays visible for a while.
    func inputHappened() {
        guard isActive, let host = element.host else { return }
        lastInput = host.platform.now
        isOn = true
        host.setDeadline(lastInput + Self.cycle, for: self)
    }

    func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        if active {
            inputHappened()
        } else {
            isOn = false
            element.host?.setDeadline(nil, for: self)
        }
    }

    func deadlineReached() {
        guard isActive, let host = element.host else { return }
        // Add a hair, lest rounding make the deadline just reached the next one again.
        let elapsed = host.platform.now - lastInput + 1e-6
        guard elapsed < Self.rest else {
            isOn = true
            return
        }
        let cycles = (elapsed / Self.cycle).rounded(.down)
        let offTime = Self.cycle - Self.onTime
        let inCycle = elapsed - cycles * Self.cycle
        isOn = cycles < 1 || inCycle >= offTime
        let next = cycles < 1 || isOn ? (cycles + 1) * Self.cycle : cycles * Self.cycle + offTime
        host.setDeadline(lastInput + next, for: self)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        guard isOn || marksDrop else { return }
        var color = color
        if isBlock { color.alpha *= 0.35 }
        list.commands.append(.rect(CGRect(origin: .zero, size: element.size), .color(color)))
    }
}
