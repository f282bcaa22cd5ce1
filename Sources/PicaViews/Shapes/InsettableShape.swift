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
        _ content: S, lineWidth: CGFloat = 1
    ) -> _ShapeView<InsetShape, S> {
        let style = StrokeStyle(lineWidth: lineWidth)
        return inset(by: style.width / 2).stroke(content, style: style)
    }
}
