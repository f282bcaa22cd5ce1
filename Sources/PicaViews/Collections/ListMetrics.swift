import Foundation
import PicaGraph

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListLook.rowHeight } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of a list's rows, in points; 30 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set {
            self[RowHeightKey.self] =
                Length.checked(newValue, of: "a row's least height") ?? ListLook.rowHeight
        }
    }

    /// The least height of headers in lists, in points; nil leaves it to the list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = Length.checked(newValue, of: "a header's least height") }
    }

    /// Between a list's rows, in points; nil for nothing.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of lists in the view.
    ///
    /// - Parameter spacing: In points; nil leaves it to the list, which has none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
