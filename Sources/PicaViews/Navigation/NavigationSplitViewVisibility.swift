import Foundation
import PicaGraph

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    /// As many as there is room for.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: SplitColumn

    /// The first, in which something is chosen.
    public static let sidebar = NavigationSplitViewColumn(column: .sidebar)
    /// The one in the middle of three.
    public static let content = NavigationSplitViewColumn(column: .content)
    /// The last.
    public static let detail = NavigationSplitViewColumn(column: .detail)

    func next(hasContent: Bool) -> NavigationSplitViewColumn {
        column == .sidebar && hasContent ? .content : .detail
    }
}

/// How the columns of a split view share the width.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// Columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

/// Columns beside each other, of which the first ones take their widths from the last.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style that `balanced` is.
    nonisolated public init() {}
}

/// Columns of which the last keeps its width on iPad. In Pica it is as `balanced`, as on the Mac.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style that `prominentDetail` is.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Columns beside each other.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns beside each other, of which the first ones take their widths from the last.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns of which the last keeps its width on iPad; as `balanced` in Pica.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets how the columns of split views in the view share the width. All styles have them beside each other, as on the
    /// Mac.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self
    }

    /// Sets the width of the split view's column that the view is in, in points. People cannot change it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnWidth(SplitColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets how wide the split view's column that the view is in can be, in points.
    ///
    /// - Parameters:
    ///   - min: The least that people can make it; nil for 140.
    ///   - ideal: The width at first.
    ///   - max: The most that people can make it; nil for no limit but the room of the other columns.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        columnWidth(SplitColumnWidth(min: min, ideal: ideal, max: max))
    }

    nonisolated private func columnWidth(_ width: SplitColumnWidth) -> some View {
        transformPreference(SplitColumnWidthKey.self) { $0 = $0 ?? width }
    }
}

/// What a column says of its width.
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
