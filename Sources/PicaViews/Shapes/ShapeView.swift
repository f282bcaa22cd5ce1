import Foundation
import PicaGraph

/// A view of a shape, which may be filled and stroked once more: what comes later is in front.
///
///     Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4)
public protocol ShapeView<Content>: View {
    /// What is shown.
    associatedtype Content: Shape
    /// What is filled or stroked.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape in front of what is there.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws a line along the outline in front of what is there, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the outline in front of what is there, half of it outside; the width is in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the outline in front of what is there.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line inside the outline in front of what is there; the width is in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: ShapeView {}

/// A filled shape in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// What is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    /// What is behind.
    public var background: Background

    /// A filled shape in front of a view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style) = (shape, style)
        (self.fillStyle, self.background) = (fillStyle, background)
    }
}

extension FillShapeView: ShapeView {
    /// What is behind, and the shape.
    public var body: some View {
        ZStackLayout() {
            background
            shape.fill(style, style: fillStyle)
        }
    }
}

/// A line along a shape in front of another view, half of it outside of the shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// What the line goes along.
    public var shape: Content
    /// What it is drawn with.
    public var style: Style
    /// How it is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether its edges are smooth.
    public var isAntialiased: Bool
    /// What is behind.
    public var background: Background

    /// A line in front of a view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeShapeView: ShapeView {
    /// What is behind, and the line.
    public var body: some View {
        ZStackLayout() {
            background
            shape.stroke(style, style: strokeStyle, antialiased: isAntialiased)
        }
    }
}

/// A line inside a shape in front of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// What the line goes along.
    public var shape: Content
    /// What it is drawn with.
    public var style: Style
    /// How it is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether its edges are smooth.
    public var isAntialiased: Bool
    /// What is behind.
    public var background: Background

    /// A line in front of a view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeBorderShapeView: ShapeView {
    /// What is behind, and the line.
    public var body: some View {
        ZStackLayout() {
            background
            shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
        }
    }
}
