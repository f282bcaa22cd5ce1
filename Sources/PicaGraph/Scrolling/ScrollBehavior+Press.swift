import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension ScrollBehavior {
    package var recognizers: [any PointerRecognizer] { [press] }

    package func takes(_ press: PointerPress) -> Bool {
        press.button == .primary && scroller.isEnabled && showsBars
            && bars.contains { $0.touches(press.location) }
    }

    package func pressBegan(_ press: PointerPress) {
        giveUpGoal()
        for index in bars.indices {
            guard let target = bars[index].press(at: press.location) else { continue }
            setPhase(.tracking)
            return scroll(bars[index].axis, to: target)
        }
    }

    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        for bar in bars {
            if let target = bar.drag(to: point) { scroll(bar.axis, to: target) }
        }
    }

    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { pressCancelled() }

    package func pressCancelled() {
        for index in bars.indices { bars[index].release() }
        if phase == .tracking { setPhase(.idle) } else { waitForRest(from: offset) }
        flashBars()
    }

    /// Scrolls to an offset of a bar, which counts from the left or the top.
    func scroll(_ axis: Axis, to target: CGFloat) {
        let start = offset
        let hasMoved =
            switch axis {
            case .vertical: scroll(to: CGPoint(x: offset.x, y: target))
            case .horizontal: scroll(to: CGPoint(x: mirrored(target), y: offset.y))
            }
        if hasMoved { waitForRest(from: start) }
    }
}
