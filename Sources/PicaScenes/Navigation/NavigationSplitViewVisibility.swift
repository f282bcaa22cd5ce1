import Foundation
import PicaGraph

/// The visibility of the columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    /// As many columns as there is space for.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: SplitColumn

    /// The first column, which lists what can be selected.
    public static let sidebar = NavigationSplitViewColumn(column: .sidebar)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(column: .content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(column: .detail)

    func next(hasContent: Bool) -> NavigationSplitViewColumn {
        column == .sidebar && hasContent ? .content : .detail
    }
}

/// A style for the way the columns of a split view share the width.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style, with columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

/// A style in which the leading columns reduce the width of the last one.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style; `balanced` is the short form.
    nonisolated public init() {}
}

/// A style in which the last column keeps its width on iPad. In Pica, as on the Mac, it is the same as `balanced`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style; `prominentDetail` is the short form.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style, with columns beside each other.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style in which the leading columns reduce the width of the last one.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the last column keeps its width on iPad; in Pica the same as `balanced`.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views in the view. All styles show the columns beside each other, as on the Mac.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self
    }

    /// Sets a fixed width of the split view's column that contains the view, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnWidth(SplitColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the range of widths of the split view's column that contains the view, in points.
    ///
    /// - Parameters:
    ///   - min: The minimum width; `nil` for 140.
    ///   - ideal: The initial width.
    ///   - max: The maximum width; `nil` for no limit except the space that the other columns need.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        columnWidth(SplitColumnWidth(min: min, ideal: ideal, max: max))
    }

    nonisolated private func columnWidth(_ width: SplitColumnWidth) -> some View {
        transformPreference(SplitColumnWidthKey.self) { $0 = $0 ?? width }
    }
}

/// The width that a column's view requests.
struct SplitColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    func clamped(_ width: CGFloat) -> CGFloat {
        let least = Swift.max(0, min ?? 140)
        return Swift.min(Swift.max(width, least), Swift.max(least, max ?? .infinity))
    }
}

enum SplitColumnWidthKey: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }
    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
        value = value ?? nextValue()
    }
}
