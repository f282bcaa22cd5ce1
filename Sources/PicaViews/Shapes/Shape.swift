import Foundation
import PicaCanvas
import PicaGraph

/// A form that fills the rectangle it is given.
public protocol Shape: View, Sendable {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size for a proposal; by default all of it.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), line: nil)
    }

    /// All that was offered; 10 points for a side that was left open.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, line: nil)
    }

    /// Draws a line along the outline, half of it outside; the width is in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the outline, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, line: style)
    }
}

/// A shape filled or stroked with a style.
public struct _ShapeView<Outline: Shape, Style: ShapeStyle> {
    let shape: Outline
    let style: Style
    let line: StrokeStyle?
}

extension _ShapeView: PrimitiveView {
    /// There is no body: Pica draws the shape itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        LeafNode(self, parent: parent, behavior: ShapeLeaf<Outline, Style>.init)
    }
}

final class ShapeLeaf<Outline: Shape, Style: ShapeStyle>: LeafBehavior {
    unowned let element: Element
    private var shape: Outline?
    private var line: StrokeStyle?
    private var style = ResolvedStyle.clear

    init(_ element: Element) { self.element = element }

    func update(_ view: _ShapeView<Outline, Style>, _ environment: EnvironmentValues) {
        if let shape, !ViewType.of(Outline.self).isSame(shape, view.shape) { element.invalidateLayout() }
        shape = view.shape
        line = view.line
        style = view.style.resolved(in: environment)
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    var drawingOutset: CGFloat { (line?.width ?? 0) + style.outset }

    func hitRule(at point: CGPoint) -> HitRule {
        guard let shape, style.isVisible else { return .nothing }
        let path = shape.path(in: frame)
        let isHit = line.map { path.strokeContains(point, width: $0.width) } ?? path.contains(point)
        return isHit ? .whole : .nothing
    }

    func draw(into list: inout DisplayList) {
        guard let shape else { return }
        let path = shape.path(in: frame)
        let line = line
        style.draw(in: path.boundingRect, into: &list) { paint in
            guard let line else { return path.filled(paint) }
            return path.stroked(line, paint)
        }
    }
}

extension Path {
    /// Draws what it runs around.
    func filled(_ paint: Paint) -> DisplayList.Command {
        switch form {
        case .rect(let rect): .rect(rect, paint)
        case .roundedRect(let rect, let radius): .roundedRect(rect, radius: radius, paint)
        case .outline(let outline): .path(outline, paint)
        }
    }

    /// Draws a line along it; borders of plain forms stand on whole pixels.
    fileprivate func stroked(_ style: StrokeStyle, _ paint: Paint) -> DisplayList.Command {
        let width = style.width
        let half = width / 2
        return switch form {
        case .rect(let rect):
            .border(rect.insetBy(dx: -half, dy: -half), radius: 0, width: width, paint)
        case .roundedRect(let rect, let radius):
            .border(rect.insetBy(dx: -half, dy: -half), radius: radius + half, width: width, paint)
        case .outline(let outline): .stroke(outline, style.line, paint)
        }
    }
}
