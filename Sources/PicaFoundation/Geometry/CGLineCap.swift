/// The shape of a line's end.
@frozen public enum CGLineCap: Int32, Sendable {
    /// Ends at the last point.
    case butt
    /// Ends with a half circle around the last point.
    case round
    /// Ends with a half square around the last point.
    case square
}

/// The shape of a line's corner.
@frozen public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner with the point cut off.
    case bevel
}
