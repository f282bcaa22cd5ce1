import Foundation
import PicaCanvas

/// The insertion point: an element of its own, so that blinking repaints nothing else.
final class CaretElement: Element {
    var color = PixelColor.clear {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }
    private var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }
    private var isActive = false
    private var lastInput: TimeInterval = 0

    /// Points; the desktop's usual.
    static let width: CGFloat = 1.5
    private static let cycle = 1.2
    private static let onTime = 0.8
    /// Blinking stops, and with it all work, this long after the last input.
    private static let rest = 10.0

    /// Shows the caret and starts blinking anew; it stays on for a while after input.
    func inputHappened() {
        guard isActive, let host else { return }
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
            host?.setDeadline(nil, for: self)
        }
    }

    override func deadlineReached() {
        guard isActive, let host else { return }
        // A hair more, lest rounding makes the deadline just reached the next one.
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

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(into list: inout DisplayList) {
        if isOn { list.commands.append(.rect(CGRect(origin: .zero, size: size), color)) }
    }
}
