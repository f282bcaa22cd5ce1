import Foundation
import PicaGraph

/// Shows a part of content that is larger than its place.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public var body: some View {
        // Several views scroll as a column, as in SwiftUI.
        VStack { content }.modifier(
            Scroller(axes: axes, showsIndicators: showsIndicators) { $0.theme.scrollThumb })
    }
}
