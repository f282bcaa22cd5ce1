import Foundation
import PicaGraph
import PicaState

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListLook.rowHeight } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The minimum height of a list's rows, in points; 30 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set {
            self[RowHeightKey.self] =
                Length.checked(newValue, of: "a row's least height") ?? ListLook.rowHeight
        }
    }

    /// The minimum height of headers in lists, in points; `nil` leaves it to the list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = Length.checked(newValue, of: "a header's least height") }
    }

    /// The space between a list's rows, in points; `nil` for none.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of lists in the view.
    ///
    /// - Parameter spacing: The distance in points; `nil` leaves it to the list, whose default is 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
