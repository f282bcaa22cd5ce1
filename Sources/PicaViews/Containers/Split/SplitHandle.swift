import Foundation
import PicaCanvas
import PicaGraph

/// Lets keys move the line between two panes.
struct SplitHandle {
    let axis: Axis
    /// Of the pane before it, in points.
    let length: @MainActor () -> CGFloat
    /// By so many steps to where reading ends, or down.
    let move: @MainActor (CGFloat) -> Void
}

extension SplitHandle: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> SplitHandleBehavior { SplitHandleBehavior(element, self) }
}

final class SplitHandleBehavior: ElementBehavior, KeyResponder, FocusResponder {
    unowned let element: Element
    private var handle: SplitHandle
    private var locale = Locale.autoupdatingCurrent
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ handle: SplitHandle) {
        self.element = element
        self.handle = handle
    }

    func update(_ value: SplitHandle, _ environment: EnvironmentValues) {
        handle = value
        (locale, isEnabled) = (environment.locale, environment.isEnabled)
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled }

    func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        let isMirrored = element.direction == .rightToLeft
        switch (handle.axis, press.key) {
        case (.horizontal, .left): handle.move(isMirrored ? 1 : -1)
        case (.horizontal, .right): handle.move(isMirrored ? -1 : 1)
        case (.vertical, .up): handle.move(-1)
        case (.vertical, .down): handle.move(1)
        case (_, .home): handle.move(-.greatestFiniteMagnitude)
        case (_, .end): handle.move(.greatestFiniteMagnitude)
        default: return false
        }
        return true
    }

    var accessibility: AccessibilityProperties? {
        let length = Double(handle.length()).rounded().formatted(.number.locale(locale))
        var properties = AccessibilityProperties(role: .splitter, label: "", value: length)
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
