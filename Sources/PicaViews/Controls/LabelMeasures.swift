import Foundation
import PicaGraph

private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between a label's icon and its title, in points; nil leaves it to the label's style.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// How wide the room for a label's icon is at least, in points; nil for the icon's own width.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between icons and titles of labels in the view, in points.
    ///
    /// Styles of your own follow it by reading the environment's `labelIconToTitleSpacing`. What is no finite
    /// number leaves the distance to the style.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value.isFinite ? value : nil)
    }

    /// Gives icons of labels in the view room of one width, in points, so that titles below each other begin
    /// at one place.
    ///
    /// A narrower icon stands in the middle of it, a wider one takes the room that it needs. Styles of your
    /// own follow it by reading the environment's `labelReservedIconWidth`. What is no finite number leaves
    /// icons the room they need.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value.isFinite ? max(value, 0) : nil)
    }
}
