import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A modifier that lets keys move the divider between two panes.
package struct SplitHandle {
    package let axis: Axis
    /// The length of the pane before the divider, in points.
    package let length: @MainActor () -> CGFloat
    /// The possible lengths of the pane; `nil` if they are unknown.
    let range: @MainActor () -> ClosedRange<CGFloat>?
    /// The length of a step, in points.
    let step: CGFloat
    /// Sets the length of the pane, as near as possible.
    let set: @MainActor (CGFloat) -> Void
    /// Moves the divider by a number of steps. Positive numbers go toward the trailing edge or down.
    let move: @MainActor (CGFloat) -> Void

    package init(
        axis: Axis, step: CGFloat, length: @escaping @MainActor () -> CGFloat,
        range: @escaping @MainActor () -> ClosedRange<CGFloat>? = { nil },
        set: @escaping @MainActor (CGFloat) -> Void, move: @escaping @MainActor (CGFloat) -> Void
    ) {
        self.axis = axis
        self.length = length
        self.range = range
        self.step = step
        self.set = set
        self.move = move
    }
}

extension SplitHandle: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> SplitHandleBehavior {
        SplitHandleBehavior(element, self)
    }
}

package final class SplitHandleBehavior: ElementBehavior, KeyResponder, FocusResponder {
    package unowned let element: Element
    private var handle: SplitHandle
    private var locale = Locale.autoupdatingCurrent
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ handle: SplitHandle) {
        self.element = element
        self.handle = handle
    }

    package func update(_ value: SplitHandle, _ environment: EnvironmentValues) {
        handle = value
        (locale, isEnabled) = (environment.locale, environment.isEnabled)
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    package var responder: (any Responder)? { self }
    package var canBecomeFocused: Bool { isEnabled }

    package func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    package func keyPressed(_ press: KeyStroke) -> Bool {
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

    package var accessibility: AccessibilityProperties? {
        let length = Double(handle.length())
        var properties = AccessibilityProperties(
            role: .splitter, label: "", value: length.rounded().formatted(.number.locale(locale)))
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        let range = handle.range()
        properties.offer(
            AccessibleNumber(
                current: length, minimum: Double(range?.lowerBound ?? 0),
                maximum: Double(range?.upperBound ?? .infinity)
            ) { [weak self] in self?.set(CGFloat($0)) })
        properties.offer(.increment) { [weak self] in self?.resize(by: 1) }
        properties.offer(.decrement) { [weak self] in self?.resize(by: -1) }
        return properties
    }

    private func set(_ length: CGFloat) { if isEnabled { handle.set(length) } }
    private func resize(by steps: CGFloat) { set(handle.length() + steps * handle.step) }

    package var drawingOutset: CGFloat { ring.reach }
    package func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
