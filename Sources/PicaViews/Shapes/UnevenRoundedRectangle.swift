import Foundation
import PicaGraph

/// A rectangle whose corners are round, each with a radius of its own.
///
/// Leading is where lines of text begin, so it is mirrored where they begin on the right.
public struct UnevenRoundedRectangle: Sendable {
    /// In points. All are made smaller where two would not fit on a side.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A rectangle that fills the frame of its view.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle that fills the frame of its view; a corner that is not named is sharp.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// The rectangle with its corners rounded; leading is left.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Corners stay concentric with the outer ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<UnevenRoundedRectangle> {
        InsetOf(UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style), amount)
    }
    /// Mirrored from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All four radii.
    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}
