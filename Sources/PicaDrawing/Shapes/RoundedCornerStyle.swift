import PicaCanvas

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// An arc of a circle or an ellipse.
    case circular
    /// A curve that begins gently, about half a radius before an arc would.
    case continuous

    var curve: CornerCurve { self == .circular ? .circular : .continuous }
}
