import Foundation
import PicaCanvas
import PicaFoundation

/// A modifier that only changes how its content is seen: a value with one function, or both of these.
@MainActor package protocol PaintModifier: ElementModifier, Animatable {
    /// Paints the content by the function given.
    /// - Parameter frame: The content's, in own points.
    func paint(on painter: Painter, frame: CGRect, content: () -> Void)
    /// Takes in what the environment says where it is shown.
    mutating func update(_ environment: EnvironmentValues, of element: Element)
    /// How far the content's pixels are carried from where it draws them, in points.
    var reach: CGFloat { get }
    /// How the content is turned, scaled or moved where it is seen and touched; nil leaves it.
    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform?
    /// Whether nothing is painted outside the frame. What is cut off can still be touched.
    var clipsContent: Bool { get }
    /// Whether what is painted can be touched.
    var allowsHitTesting: Bool { get }
    /// Whether the content is neither seen nor read out nor focused.
    var isHidden: Bool { get }
    /// Whether the content only fades as the modifier changes, and nothing of it moves.
    static var fades: Bool { get }
}

extension PaintModifier {
    /// Makes the node of a view with the modifier; for Pica alone.
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
