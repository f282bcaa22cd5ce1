import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A view that scrolls content larger than itself.
public struct ScrollView<Content: View> {
    /// The content that is scrolled. Several views form a column.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether the scroll view has scroll bars.
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

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content scrolls; vertical by default.
    ///   - showsIndicators: Whether the scroll view has scroll bars.
    ///   - content: The content that is scrolled. Several views form a column.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    /// The content in a scrolling area.
    public var body: some View {
        LayoutView(layout: column, content: content)
            .padding(margins.content)
            // Nested scroll views start with their own defaults.
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
                ) { $0.palette[.scrollThumb] })
    }

    /// The layout of the content: several views scroll as a column, as in SwiftUI. If the scroll view scrolls along
    /// both axes, it proposes neither a width nor a height.
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
