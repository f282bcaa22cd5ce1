import Foundation
import PicaGraph

/// Shows a part of content that is larger than its place.
public struct ScrollView<Content: View> {
    /// What is scrolled; several views form a column.
    public var content: Content
    /// Along which axes it scrolls.
    public var axes: Axis.Set
    /// Whether there are scroll bars.
    public var showsIndicators: Bool

    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.isScrollEnabled) private var isEnabled
    @Environment(\.isScrollClipDisabled) private var isClipDisabled
    @Environment(\.contentMargins) private var margins
    @Environment(\.scrollAnchors) private var anchors
    @Environment(\.scrollRest) private var rest
    @Environment(\.scrollPlacement) private var placement
    @Environment(\.refresh) private var refresh

    /// A view that scrolls its content.
    ///
    /// - Parameters:
    ///   - axes: Along which axes it scrolls; up and down by default.
    ///   - showsIndicators: Whether there are scroll bars.
    ///   - content: What is scrolled; several views form a column.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    /// The content, in a place that scrolls.
    public var body: some View {
        LayoutView(layout: column, content: content)
            .padding(margins.content)
            // Scroll views inside have their own.
            .transformEnvironment(\.self) {
                $0.contentMargins = ContentMargins()
                $0.scrollAnchors = ScrollAnchors()
                $0.scrollRest = nil
                $0.scrollPlacement = nil
            }
            .modifier(
                Scroller(
                    axes: axes, indicators: indicators, isEnabled: isEnabled, isClipDisabled: isClipDisabled,
                    barMargins: margins.bars, anchors: anchors, rest: rest, placement: placement,
                    refresh: fetch
                ) { $0.theme.scrollThumb })
    }

    /// Several views scroll as a column, as in SwiftUI. Where it scrolls along both axes, views are offered neither a
    /// width nor a height.
    private var column: VStackLayout {
        var column = VStackLayout()
        column.settlesAcross = axes != [.horizontal, .vertical]
        return column
    }

    private var fetch: (@MainActor () -> Void)? {
        guard let refresh else { return nil }
        return { Task { await refresh() } }
    }

    private var indicators: Axis.Set {
        guard showsIndicators else { return [] }
        var axes: Axis.Set = []
        if vertical.isShown { axes.insert(.vertical) }
        if horizontal.isShown { axes.insert(.horizontal) }
        return axes
    }
}
