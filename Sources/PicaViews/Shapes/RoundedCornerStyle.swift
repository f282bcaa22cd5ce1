import PicaCanvas

/// How a rounded corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// An arc of a circle, or of an ellipse.
    case circular
    /// A bend that begins gently, about half a radius before an arc would.
    case continuous

    var curve: CornerCurve { self == .circular ? .circular : .continuous }
}
