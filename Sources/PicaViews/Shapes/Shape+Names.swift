import Foundation

extension Shape where Self == Rectangle {
    /// All of the frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// The frame with round corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of each corner, in points.
    ///   - style: Whether its curve begins gently, as it does by default.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// The frame with round corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: That of each corner, in points.
    ///   - style: Whether its curve begins gently, as it does by default.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// The frame with corners of different radii, in points.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// The frame with corners of different radii, in points; square ones by default.
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
    /// The frame with half circles at its short sides.
    public static var capsule: Capsule { Capsule() }
    /// The frame with round short sides, whose curve begins gently or not.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches all sides of the frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of the frame.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, as far in as the frame is.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
