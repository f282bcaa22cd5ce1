import PicaState

/// The purpose for which a shape is drawn.
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The shape has a line along its outline.
    case stroke
    /// The shape separates views.
    case separator
}

/// The layout direction in which a drawing is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored in the given direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
