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
    private var color = PixelColor.clear

    init(_ element: Element) { self.element = element }

    func update(_ view: _ShapeView<Outline, Style>, _ environment: EnvironmentValues) {
        if let shape, !ViewType.of(Outline.self).isSame(shape, view.shape) { element.invalidateLayout() }
        shape = view.shape
        line = view.line
        color = view.style.pixelColor(in: environment)
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    var drawingOutset: CGFloat { line?.width ?? 0 }

    func hitRule(at point: CGPoint) -> HitRule {
        guard let shape, color.alpha > 0 else { return .nothing }
        let path = shape.path(in: frame)
        let isHit = line.map { path.strokeContains(point, width: $0.width) } ?? path.contains(point)
        return isHit ? .whole : .nothing
    }

    func draw(into list: inout DisplayList) {
        guard let shape, color.alpha > 0 else { return }
        let path = shape.path(in: CGRect(origin: .zero, size: element.size))
        guard let line else {
            switch path.form {
            case .rect(let rect): list.commands.append(.rect(rect, .color(color)))
            case .roundedRect(let rect, let radius):
                list.commands.append(.roundedRect(rect, radius: radius, .color(color)))
            case .outline(let outline): list.commands.append(.path(outline, .color(color)))
            }
            return
        }
        let width = line.width
        let half = width / 2
        switch path.form {
        case .rect(let rect):
            list.commands.append(
                .border(rect.insetBy(dx: -half, dy: -half), radius: 0, width: width, .color(color)))
        case .roundedRect(let rect, let radius):
            list.commands.append(
                .border(
                    rect.insetBy(dx: -half, dy: -half), radius: radius + half, width: width, .color(color)))
        case .outline(let outline): list.commands.append(.stroke(outline, line.line, .color(color)))
        }
    }
}
