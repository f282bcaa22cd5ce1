import Foundation
import PicaGraph
import PicaState

/// A rectangle with rounded corners, each with a radius of its own.
///
/// Leading is the side at which lines of text begin, so the shape is mirrored in right-to-left layout.
public struct UnevenRoundedRectangle: Sendable {
    /// The radii, in points. All are reduced if two do not fit on a side.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle that fills the frame of its view.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rounded rectangle that fills the frame of its view; corners that are not named are square.
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
    /// Returns the rectangle with rounded corners; leading is left.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Returns the rectangle with its sides moved inward, with corners concentric to the original ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<UnevenRoundedRectangle> {
        InsetOf(UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style), amount)
    }
    /// The behavior `mirrors`: the shape is mirrored in right-to-left layout.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// The four radii.
    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}
