import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// A two-dimensional form that fills the rectangle it is given.
///
/// Its `animatableData` animates with the transaction of a change.
public protocol Shape: View, Animatable, Sendable {
    /// Returns the outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// The role of the shape.
    nonisolated static var role: ShapeRole { get }
    /// The layout direction in which the shape is mirrored; none by default.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// Returns the size for a proposal; by default all of the proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// Creates the node of a shape as a view; for Pica itself. The animation takes place in the drawing.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _makeStillView(view, inputs: inputs)
    }

    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        fill()
    }

    /// The role `fill`.
    nonisolated public static var role: ShapeRole { .fill }
    /// The behavior `fixed`: the shape is never mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns all of the proposal; 10 points for an unspecified side.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns a view of the filled shape.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, drawing: ShapeDrawing(fill: style))
    }

    /// Returns a view of the shape filled with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// Returns a view of a line along the outline, half of it outside; the width is in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns a view of a line along the outline, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        _ShapeView(
            shape: self, style: content,
            drawing: ShapeDrawing(fill: FillStyle(antialiased: antialiased), line: style))
    }
}

/// A view of a shape filled or stroked with a style.
public struct _ShapeView<Outline: Shape, Style: ShapeStyle> {
    /// The drawn shape.
    public let shape: Outline
    let style: Style
    let drawing: ShapeDrawing
}

extension _ShapeView: PrimitiveView {
    /// Has no body: Pica draws the shape.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        LeafNode(self, parent: parent, behavior: ShapeLeaf<Outline, Style>.init)
    }
}

final class ShapeLeaf<Outline: Shape, Style: ShapeStyle>: LeafBehavior, FrameClient {
    unowned let element: Element
    /// The shape of the view, and the shape shown during an animation.
    private var value: Outline?
    private var moving: MovingValue<DrawnShape<Outline>>?
    private var style: ResolvedStyle?
    private var styleMotion: StyleMotion?
    /// The outline that was computed last.
    private var known: (rect: CGRect, direction: LayoutDirection, path: Path)?

    init(_ element: Element) { self.element = element }

    private var shown: DrawnShape<Outline>? { moving?.shown }
    private var shownStyle: ResolvedStyle { styleMotion?.shown.first ?? style ?? .clear }

    func update(_ view: _ShapeView<Outline, Style>, _ environment: EnvironmentValues) {
        if let value, !ViewType.of(Outline.self).isSame(value, view.shape) { element.invalidateLayout() }
        value = view.shape
        let drawn = DrawnShape(shape: view.shape, drawing: view.drawing)
        if moving == nil { moving = MovingValue(drawn) }
        moving?.set(drawn, of: element, calling: self)
        known = nil
        element.direction = environment.layoutDirection
        let newStyle = view.style.resolved(in: environment)
        if let style {
            styleMotion = StyleMotion.following(styleMotion, from: [style], to: [newStyle], of: element)
        }
        style = newStyle
        element.showsBackdrop = newStyle.showsBackdrop
        element.setNeedsDisplay()
    }

    func frame(at now: TimeInterval) -> Bool {
        // The size may depend on the animated value.
        element.invalidateLayout()
        element.setNeedsDisplay()
        known = nil
        return moving?.move(to: now) ?? false
    }

    private func path(in rect: CGRect) -> Path? {
        let direction = element.direction
        if let known, known.rect == rect, known.direction == direction { return known.path }
        let path = shown?.shape.path(in: rect, of: element)
        known = path.map { (rect, direction, $0) }
        return path
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shown?.shape.sizeThatFits(proposal) ?? .zero
    }

    var drawingOutset: CGFloat {
        let rect = frame
        guard let shown, let path = path(in: rect) else { return 0 }
        return shown.outset(of: path, from: rect) + shownStyle.outset
    }

    func hitRule(at point: CGPoint) -> HitRule {
        guard let shown, shownStyle.isVisible, let path = path(in: frame) else { return .nothing }
        return shown.contains(point, path) ? .whole : .nothing
    }

    func draw(into list: inout DisplayList) {
        guard let shown, let path = path(in: frame) else { return }
        shownStyle.draw(in: path.boundingRect, into: &list, blursBackdrop: true) { shown.command($0, path) }
    }
}
