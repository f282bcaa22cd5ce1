import Foundation
import PicaGraph
import PicaState

private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between a label's icon and its title, in points; `nil` leaves it to the style.
    public package(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// The minimum width reserved for a label's icon, in points; `nil` for the icon's own width.
    public package(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between icons and titles of labels in the view, in points.
    ///
    /// Custom styles can read the environment's `labelIconToTitleSpacing`. A value that is not finite leaves the
    /// distance to the style.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value.isFinite ? value : nil)
    }

    /// Reserves the same width for icons of labels in the view, in points, so that stacked titles are aligned.
    ///
    /// A narrower icon is centered in that width; a wider one takes the space it needs. Custom styles can read the
    /// environment's `labelReservedIconWidth`. A value that is not finite gives icons their own width.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value.isFinite ? max(value, 0) : nil)
    }
}
