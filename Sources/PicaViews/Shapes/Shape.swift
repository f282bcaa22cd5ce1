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

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Fills what the outline runs around.
    public init() {}
}

/// How a line is drawn; the width is in points.
public struct StrokeStyle: Equatable, Sendable {
    /// How a line ends.
    public enum Cap: Sendable {
        /// At its last point.
        case butt
        /// With a half circle around its last point.
        case round
        /// With a half square around its last point.
        case square
    }

    /// How a line turns a corner.
    public enum Join: Sendable {
        /// With a point.
        case miter
        /// With a part of a circle.
        case round
        /// With the point cut off.
        case bevel
    }

    /// In points.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: Cap
    /// How the line turns a corner.
    public var lineJoin: Join

    /// A line.
    ///
    /// - Parameters:
    ///   - lineWidth: In points; 1 by default.
    ///   - lineCap: How it ends; at its last point by default.
    ///   - lineJoin: How it turns a corner; with a point by default.
    public init(lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
    }

    var line: StrokeLine {
        let cap: StrokeLine.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: StrokeLine.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeLine(width: width, cap: cap, join: join)
    }

    /// The line's width in points; 1 where the one set is no length.
    var width: CGFloat { Length.checked(lineWidth, of: "lineWidth") ?? 1 }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
    /// What the smaller shape is.
    associatedtype InsetShape: InsettableShape
    /// The shape with its sides moved inwards by some points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws a line inside the outline; the width is in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> _ShapeView<InsetShape, S> {
        let style = StrokeStyle(lineWidth: lineWidth)
        return inset(by: style.width / 2).stroke(content, style: style)
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
