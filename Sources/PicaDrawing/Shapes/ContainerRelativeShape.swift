import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// The shape of the enclosing container (`containerShape`) in the view's own frame, with corners concentric to those of
/// the container. A rectangle if there is no container.
public struct ContainerRelativeShape: Sendable {
    /// Creates a shape that fills the frame of its view.
    nonisolated public init() {}
}

extension ContainerRelativeShape: InsettableShape {
    /// Returns the shape of the container with its sides as far inward as those of the view; a rectangle outside a
    /// view.
    nonisolated public func path(in rect: CGRect) -> Path {
        guard MainThread.isCurrent else { return Path(rect) }
        return MainThread.assumeIsolated { Surroundings.path(in: rect) } ?? Path(rect)
    }

    /// Returns the shape of the container in a smaller rectangle; the amount is in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<ContainerRelativeShape> {
        InsetOf(self, amount)
    }

    /// The element whose outline is computed.
    @MainActor enum Surroundings {
        private static var element: Element?

        /// Computes an outline for an element.
        static func of<Result>(_ inner: Element, _ body: () -> Result) -> Result {
            let outer = element
            element = inner
            defer { element = outer }
            return body()
        }

        static func path(in rect: CGRect) -> Path? {
            guard let element else { return nil }
            for outer in sequence(first: element, next: \.parent) {
                guard let container = (outer as? BehaviorElement<ContainerShapeBehavior>)?.behavior,
                    let outline = container.outline
                else { continue }
                let corner = outer.fromWindow(element.toWindow(rect.origin))
                let far = outer.fromWindow(element.toWindow(CGPoint(x: rect.maxX, y: rect.maxY)))
                let inset = min(
                    corner.x, corner.y, outer.size.width - far.x, outer.size.height - far.y)
                return outline(rect, inset.isFinite ? max(0, inset) : 0)
            }
            return nil
        }
    }
}

extension View {
    /// Sets the shape of the view as a container, for each `ContainerRelativeShape` inside.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(
            ContainerShape { rect, inset in
                // The inset shape must fit the given rectangle, so it is laid out in a rectangle larger by the inset.
                shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
            })
    }
}

struct ContainerShape {
    /// Returns the shape in a rectangle with a given inset from the container.
    let outline: (CGRect, CGFloat) -> Path
}

extension ContainerShape: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ContainerShapeBehavior { ContainerShapeBehavior(element) }
}

final class ContainerShapeBehavior: ElementBehavior {
    unowned let element: Element
    private(set) var outline: ((CGRect, CGFloat) -> Path)?

    init(_ element: Element) { self.element = element }

    func update(_ value: ContainerShape, _ environment: EnvironmentValues) { outline = value.outline }
}
