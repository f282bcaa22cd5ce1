import PicaGraph

/// What a shape is drawn for.
public enum ShapeRole: Hashable, Sendable {
    /// To be filled.
    case fill
    /// To have a line along its outline.
    case stroke
    /// To part things from each other.
    case separator
}

/// In which layout direction something is drawn mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// In none.
    case fixed
    /// In the one given.
    case mirrors(in: LayoutDirection)

    /// Mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
