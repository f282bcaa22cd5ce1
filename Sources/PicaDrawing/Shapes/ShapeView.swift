import Foundation
import PicaGraph

/// A view of a shape that can be filled and stroked further. Later drawings are in front.
///
///     Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4)
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is filled or stroked.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape in front of this view.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws a line along the outline in front of this view, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the outline in front of this view, half of it outside; the width is in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the outline in front of this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line inside the outline in front of this view; the width is in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: ShapeView {}

/// A filled shape in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The filled shape.
    public var shape: Content
    /// The style that fills the shape.
    public var style: Style
    /// The fill rule and antialiasing.
    public var fillStyle: FillStyle
    /// The view behind the shape.
    public var background: Background

    /// Creates a filled shape in front of a view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style) = (shape, style)
        (self.fillStyle, self.background) = (fillStyle, background)
    }
}

extension FillShapeView: ShapeView {
    /// The background and the shape.
    public var body: some View {
        ZStackLayout() {
            background
            shape.fill(style, style: fillStyle)
        }
    }
}

/// A line along a shape in front of another view, half of it outside the shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape along which the line runs.
    public var shape: Content
    /// The style of the line's color.
    public var style: Style
    /// The width and form of the line.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are smooth.
    public var isAntialiased: Bool
    /// The view behind the line.
    public var background: Background

    /// Creates a line in front of a view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeShapeView: ShapeView {
    /// The background and the line.
    public var body: some View {
        ZStackLayout() {
            background
            shape.stroke(style, style: strokeStyle, antialiased: isAntialiased)
        }
    }
}

/// A line inside a shape in front of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape along which the line runs.
    public var shape: Content
    /// The style of the line's color.
    public var style: Style
    /// The width and form of the line.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are smooth.
    public var isAntialiased: Bool
    /// The view behind the line.
    public var background: Background

    /// Creates a line in front of a view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeBorderShapeView: ShapeView {
    /// The background and the line.
    public var body: some View {
        ZStackLayout() {
            background
            shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
        }
    }
}
