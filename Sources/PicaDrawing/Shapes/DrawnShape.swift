import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState

/// The way to draw a shape: as a fill or as a line.
struct ShapeDrawing: Equatable, Sendable {
    var fill = FillStyle()
    /// The line along the outline; `nil` to fill the shape.
    var line: StrokeStyle?
}

/// A shape and the way to draw it, both of which can animate.
struct DrawnShape<Outline: Shape> {
    var shape: Outline
    var drawing: ShapeDrawing

    /// - Parameter path: The outline of the shape.
    func command(_ paint: Paint, _ path: Path) -> DisplayList.Command {
        guard let line = drawing.line else { return path.fill(paint, drawing.fill) }
        return path.stroke(paint, line, isAntialiased: drawing.fill.isAntialiased)
    }

    /// Returns whether the drawn shape covers a point. Gaps between dashes count as part of the line.
    func contains(_ point: CGPoint, _ path: Path) -> Bool {
        drawing.line.map { path.strokeContains(point, width: $0.width) }
            ?? path.contains(point, eoFill: drawing.fill.isEOFilled)
    }

    /// Returns the distance by which the drawing may extend beyond a rectangle.
    func outset(of path: Path, from rect: CGRect) -> CGFloat {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return 0 }
        let past = max(
            rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX,
            bounds.maxY - rect.maxY)
        // The corners of simple forms are too wide for a long miter.
        let isPlain = if case .outline = path.form { false } else { true }
        let line = drawing.line.map { isPlain ? $0.width : $0.outset } ?? 0
        return past.isFinite ? min(max(0, past + line), 1e6) : line
    }
}

extension DrawnShape: Animatable {
    var animatableData: AnimatablePair<Outline.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, drawing.line?.animatableData ?? .zero) }
        set {
            shape.animatableData = newValue.first
            drawing.line?.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// Returns the outline in a rectangle of an element, mirrored if the shape is mirrored in the direction of the
    /// element.
    @MainActor package func path(in rect: CGRect, of element: Element) -> Path {
        let path = ContainerRelativeShape.Surroundings.of(element) { self.path(in: rect) }
        guard layoutDirectionBehavior == .mirrors(in: element.direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
    }
}
