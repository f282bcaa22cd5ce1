import Foundation
import PicaGraph

/// Of what in a scroll view margins are.
public struct ContentMarginPlacement: Sendable {
    fileprivate let isContent: Bool
    fileprivate let isBars: Bool

    /// Of the content and of the bars.
    public static var automatic: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isBars: true)
    }
    /// Of the content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isBars: false)
    }
    /// Of the bars.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(isContent: false, isBars: true)
    }
}

/// Margins inside scroll views, in points.
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
    /// Keeps a distance between the edges of scroll views in the view and their content, which passes below it.
    ///
    /// - Parameters:
    ///   - edges: Which edges; all by default.
    ///   - insets: The distances in points.
    ///   - placement: Of what they are.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            if placement.isContent { margins.content.take(insets, on: edges) }
            if placement.isBars { margins.bars.take(insets, on: edges) }
        }
    }

    /// Keeps a distance between the edges of scroll views in the view and their content, which passes below it.
    ///
    /// - Parameters:
    ///   - edges: Which edges; all by default.
    ///   - length: The distance in points; nil for 16.
    ///   - placement: Of what it is.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = Length.checked(length, as: .distance, of: "contentMargins(_:_:for:)") ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps a distance between all edges of scroll views in the view and their content, which passes below it.
    ///
    /// - Parameters:
    ///   - length: The distance in points.
    ///   - placement: Of what it is.
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
