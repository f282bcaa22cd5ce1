import Foundation
import PicaCanvas
import PicaFoundation

extension Path {
    // MARK: Lines and curves

    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) { append(.move(end)) }
    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) { append(.line(end)) }
    /// Adds a quadratic curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quad(end, control: control))
    }
    /// Adds a cubic curve, which leaves toward the first control point and arrives from the second.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.cubic(end, control1: control1, control2: control2))
    }
    /// Closes the current subpath with a straight line to its start.
    public mutating func closeSubpath() { append(.close) }

    /// Adds straight lines between points, as a subpath of their own.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(first)] + lines.dropFirst().map { .line($0) })
    }

    // MARK: Forms

    /// Adds a rectangle as a subpath of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(rect).applying(transform))
    }
    /// Adds rectangles, each as a subpath of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        if rects.count == 1 { return addRect(rects[0], transform: transform) }
        var path = CanvasPath()
        for rect in rects where !rect.isNull { path.addRect(rect.standardized) }
        add(Path(path).applying(transform))
    }
    /// Adds the ellipse that touches all sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(ellipseIn: rect).applying(transform))
    }
    /// Adds a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of each corner, in points; at most half of the sides.
    ///   - style: The curve of the corners.
    ///   - transform: The transform of the added part.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
    }
    /// Adds a rectangle with rounded corners, each with a radius of its own.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii, in points; leading is left.
    ///   - style: The curve of the corners.
    ///   - transform: The transform of the added part.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
    }
    /// Adds all subpaths of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.applying(transform))
    }
}
