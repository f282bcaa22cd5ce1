import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// An element that forwards to its behavior.
package final class BehaviorElement<Behavior: ElementBehavior>: Element {
    /// The behavior. Set right after the element was made, which it needs.
    package private(set) var behavior: Behavior!

    /// Creates the element.
    ///
    /// - Parameter make: Makes the behavior, which must not retain its element.
    package init(graph: ViewGraph, make: (Element) -> Behavior) {
        super.init(graph: graph)
        behavior = make(self)
    }

    package func update(_ value: Behavior.Value, _ environment: EnvironmentValues) {
        behavior.update(value, environment)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        behavior.sizeThatFits(proposal)
    }
    package override var movesChildren: Bool { behavior.movesChildren }
    package override func placeChildren() { behavior.placeChildren() }
    package override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        behavior.explicitGuide(key, in: dimensions)
    }
    package override func measureSpacing() -> ViewSpacing { behavior.spacing ?? super.measureSpacing() }
    package override var ownsPlaces: Bool { behavior.ownsPlaces }
    package override var passesTraits: Bool { true }
    package override func trait(_ key: ObjectIdentifier) -> Any? {
        behavior.trait(key) ?? (children.count == 1 ? children[0].trait(key) : nil)
    }
    package override var isLeaving: Bool { children.count == 1 && children[0].isLeaving }
    package override func draw(into list: inout DisplayList) { behavior.draw(into: &list) }
    package override var drawsItself: Bool { behavior.drawsItself }
    package override var drawingOutset: CGFloat { behavior.drawingOutset }
    package override var contentReach: CGFloat { behavior.contentReach }
    package override func paintChildren(on painter: Painter) {
        behavior.paintChildren(on: painter) { super.paintChildren(on: painter) }
    }
    package override var contentClip: CGRect? { behavior.contentClip }
    package override var confinesTouch: Bool { behavior.confinesTouch }
    package override var contentTransform: ProjectionTransform? { behavior.contentTransform }
    package override var responder: (any Responder)? { behavior.responder }
    package override func hitRule(at point: CGPoint) -> HitRule { behavior.hitRule(at: point) }
    override var safeAreaKeeper: (any SafeAreaKeeper)? { behavior as? any SafeAreaKeeper }
    package override var isHidden: Bool { behavior.isHidden }
    package override var isForAssistance: Bool { behavior.isForAssistance }
    package override var isPassedByKeys: Bool { super.isPassedByKeys || isForAssistance }
    package override var accessibility: AccessibilityProperties? { behavior.accessibility }
    package override var accessibilityScope: AccessibilityScope { behavior.accessibilityScope }
    override var standsForEmptyContent: Bool { behavior.standsForEmptyContent }
    package override func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        behavior.adjustAccessibility(&properties)
    }
}

extension Element {
    /// Returns the behavior of a type that is the element's own or the nearest around it.
    package final func enclosingBehavior<Behavior: ElementBehavior>(_ type: Behavior.Type) -> Behavior? {
        sequence(first: self) { $0.parent }.lazy
            .compactMap { ($0 as? BehaviorElement<Behavior>)?.behavior }.first
    }
}
