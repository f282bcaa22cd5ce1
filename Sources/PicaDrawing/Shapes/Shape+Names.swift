import Foundation

extension Shape where Self == Rectangle {
    /// A rectangle that fills the frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns the frame with rounded corners of a width and height.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of each corner, in points.
    ///   - style: The curve of the corners; `continuous` by default.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// Returns the frame with rounded corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of each corner, in points.
    ///   - style: The curve of the corners; `continuous` by default.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns the frame with corners of different radii, in points.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns the frame with corners of different radii, in points; 0 by default.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// The frame with half circles at its shorter sides.
    public static var capsule: Capsule { Capsule() }
    /// Returns the frame with half circles at its shorter sides, in a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches all sides of the frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// The largest circle in the center of the frame.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container, inset as far as the frame.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
