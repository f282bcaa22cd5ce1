/// How a line ends.
@frozen public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt
    /// With a half circle around its last point.
    case round
    /// With a half square around its last point.
    case square
}

/// How a line turns a corner.
@frozen public enum CGLineJoin: Int32, Sendable {
    /// With a point.
    case miter
    /// With a part of a circle.
    case round
    /// With the point cut off.
    case bevel
}
