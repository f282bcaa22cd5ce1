import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A modifier, written as a value, that only changes how its content looks.
@MainActor package protocol PaintModifier: ElementModifier, Animatable {
    /// Paints around, before or after the content, which `content` paints.
    ///
    /// - Parameter frame: The frame of the content, in its own coordinate space.
    func paint(on painter: Painter, frame: CGRect, content: () -> Void)
    /// Takes values from the environment at the place of the element.
    mutating func update(_ environment: EnvironmentValues, of element: Element)
    /// The largest distance, in points, by which the modifier moves the content's pixels; 0 by default.
    var reach: CGFloat { get }
    /// Returns the transform for painting and hit testing; `nil` for none.
    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform?
    /// Whether painting is clipped to the frame. Content outside can still be hit.
    var clipsContent: Bool { get }
    /// Whether the content takes part in hit testing.
    var allowsHitTesting: Bool { get }
    /// Whether the content is invisible, hidden from assistive technologies and cannot have the focus.
    var isHidden: Bool { get }
    /// Whether a change of the modifier only fades the content and moves nothing.
    static var fades: Bool { get }
}

extension PaintModifier {
    /// Makes the node of a view with the modifier. For Pica's own use.
    package static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: view.modifier.makeNode(view, in: inputs.parent))
    }

    package func paint(on painter: Painter, frame: CGRect, content: () -> Void) { content() }
    package mutating func update(_ environment: EnvironmentValues, of element: Element) {}
    package var reach: CGFloat { 0 }
    package func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? { nil }
    package var clipsContent: Bool { false }
    package var allowsHitTesting: Bool { true }
    package var isHidden: Bool { false }
    package static var fades: Bool { false }

    package func makeBehavior(_ element: Element) -> PaintModifierBehavior<Self> {
        PaintModifierBehavior(element, self)
    }
}

package final class PaintModifierBehavior<Modifier: PaintModifier>: ElementBehavior, FrameClient {
    package unowned let element: Element
    private var moving: MovingValue<Modifier>
    private var modifier: Modifier { moving.shown }

    init(_ element: Element, _ modifier: Modifier) {
        self.element = element
        moving = MovingValue(modifier)
    }

    package func update(_ value: Modifier, _ environment: EnvironmentValues) {
        var value = value
        value.update(environment, of: element)
        moving.set(value, of: element, calling: self, fades: Modifier.fades)
        element.setNeedsPainting()
    }

    package func frame(at now: TimeInterval) -> Bool {
        element.setNeedsPainting()
        return moving.move(to: now)
    }

    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        modifier.paint(on: painter, frame: frame, content: paint)
    }

    package var contentTransform: ProjectionTransform? {
        modifier.transform(in: frame, element.direction)
    }
    package var contentClip: CGRect? { modifier.clipsContent ? frame : nil }
    package var confinesTouch: Bool { false }
    package var contentReach: CGFloat { modifier.reach }
    package func hitRule(at point: CGPoint) -> HitRule {
        modifier.allowsHitTesting ? .contents : .nothing
    }
    package var isHidden: Bool { modifier.isHidden }
}
