import Foundation
import PicaGraph

extension View {
    /// Where the view can be touched, in place of what it draws: in the whole shape, and nowhere else.
    /// - Parameters:
    ///   - shape: Laid out in the view's frame; it may reach beyond it.
    ///   - eoFill: Whether a place is inside where an odd number of outlines surround it.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShape(shape: shape, isEvenOdd: eoFill))
    }
}

struct ContentShape<Outline: Shape> {
    let shape: Outline
    let isEvenOdd: Bool
}

extension ContentShape: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ContentShapeBehavior<Outline> {
        ContentShapeBehavior(element, self)
    }
}

final class ContentShapeBehavior<Outline: Shape>: ElementBehavior {
    unowned let element: Element
    private var shape: ContentShape<Outline>

    init(_ element: Element, _ shape: ContentShape<Outline>) {
        self.element = element
        self.shape = shape
    }

    func update(_ value: ContentShape<Outline>, _ environment: EnvironmentValues) {
        shape = value
        // The shape is a part of what the element covers.
        element.setNeedsDisplay()
    }

    func hitRule(at point: CGPoint) -> HitRule {
        shape.shape.path(in: frame).contains(point, eoFill: shape.isEvenOdd) ? .whole : .nothing
    }

    var drawsItself: Bool { true }

    var drawingOutset: CGFloat {
        let bounds = shape.shape.path(in: frame).boundingRect
        guard !bounds.isNull else { return 0 }
        return max(0, -bounds.minX, -bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
    }
}
