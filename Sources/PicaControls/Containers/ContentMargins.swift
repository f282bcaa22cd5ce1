import Foundation
import PicaGraph
import PicaState

/// The part of a scroll view to which content margins apply.
public struct ContentMarginPlacement: Sendable {
    fileprivate let isContent: Bool
    fileprivate let isBars: Bool

    /// The content and the scroll bars.
    public static var automatic: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isBars: true)
    }
    /// The content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isBars: false)
    }
    /// The scroll bars.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(isContent: false, isBars: true)
    }
}

/// The margins inside scroll views, in points.
struct ContentMargins: Equatable {
    var content = EdgeInsets()
    var bars = EdgeInsets()
}

private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Adds margins between the edges of scroll views in the view and their content. The content scrolls through the
    /// margins.
    ///
    /// - Parameters:
    ///   - edges: The edges with margins; all by default.
    ///   - insets: The margins, in points.
    ///   - placement: The part of the scroll view that the margins apply to.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            if placement.isContent { margins.content.take(insets, on: edges) }
            if placement.isBars { margins.bars.take(insets, on: edges) }
        }
    }

    /// Adds margins of one length between the edges of scroll views in the view and their content. The content scrolls
    /// through the margins.
    ///
    /// - Parameters:
    ///   - edges: The edges with margins; all by default.
    ///   - length: The length of the margins, in points; `nil` for 16.
    ///   - placement: The part of the scroll view that the margins apply to.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = Length.checked(length, as: .distance, of: "contentMargins(_:_:for:)") ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds margins between all edges of scroll views in the view and their content. The content scrolls through the
    /// margins.
    ///
    /// - Parameters:
    ///   - length: The length of the margins, in points.
    ///   - placement: The part of the scroll view that the margins apply to.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension EdgeInsets {
    fileprivate mutating func take(_ insets: EdgeInsets, on edges: Edge.Set) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }
}
