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
        // Several views scroll as a column, as in SwiftUI.
        VStack { content }.modifier(
            Scroller(axes: axes, showsIndicators: showsIndicators) { $0.theme.scrollThumb })
    }
}
