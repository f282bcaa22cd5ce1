import Foundation

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
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line inside the outline.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        inset(by: style.width / 2).stroke(content, style: style, antialiased: antialiased)
    }

    /// Draws a line in the foreground style inside the outline; the width is in points.
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }

    /// Draws a line in the foreground style inside the outline.
    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
}
